import postcss, { type Declaration, type Root, type Rule } from 'postcss';

export type Styles = readonly (readonly [file: string, css: string])[];

const USE = /var\(\s*(--[\w-]+)\s*([,)])/g;

/** Longer values stand once, in their variable, where several rules use it. */
const LONGEST = 40;

/** Selectors of the root element, whatever its color mode. */
const ROOT = /^(?::root|html)(?:\[data-theme(?:=\w+)?\])?$/;

const isTopLevel = (rule: Rule): boolean => rule.parent?.type === 'root';

const getRule = (declaration: Declaration): Rule => declaration.parent as Rule;

type Definitions = ReadonlyMap<string, Set<Declaration>>;

function listDefinitions(roots: readonly Root[]): Definitions {
  const definitions = new Map<string, Set<Declaration>>();
  for (const root of roots) {
    root.walkDecls(/^--/, (declaration) => {
      const known = definitions.get(declaration.prop) ?? new Set();
      definitions.set(declaration.prop, known.add(declaration));
    });
  }
  return definitions;
}

/** Drops what a later rule for all modes says again. */
function dropOverridden(
  roots: readonly Root[],
  definitions: Definitions,
): void {
  for (const root of roots) {
    // Pages have not all files, so no file can rely on another.
    const last = new Map<string, Declaration>();
    root.walkRules((rule) => {
      if (!isTopLevel(rule) || !rule.selectors.includes(':root')) return;
      rule.walkDecls(/^--/, (declaration) => {
        const { prop } = declaration;
        const old = last.get(prop);
        if (old && getRule(old).selector === ':root') {
          definitions.get(prop)?.delete(old);
          old.remove();
        }
        last.set(prop, declaration);
      });
    });
  }
}

const listUses = (value: string): readonly string[] =>
  Array.from(value.matchAll(USE), ([, name = '']) => name);

/** Whether elements below the root can have another value. */
const isLocal = (name: string, definitions: Definitions): boolean =>
  [...(definitions.get(name) ?? [])].some(
    (declaration) =>
      !getRule(declaration).selectors.every((selector) => ROOT.test(selector)),
  );

/** The only value that a variable ever has, if it is the same everywhere. */
function getConstant(
  name: string,
  definitions: Definitions,
): Declaration | undefined {
  const [only, ...others] = definitions.get(name) ?? [];
  if (!only || others.length) return undefined;
  const rule = getRule(only);
  const isConstant =
    isTopLevel(rule) &&
    rule.selector === ':root' &&
    listUses(only.value).every(
      (used) => definitions.has(used) && !isLocal(used, definitions),
    );
  return isConstant ? only : undefined;
}

/**
 * Writes the value of variables that never change where they are used, and
 * leaves out their definitions: Infima has hundreds. All style sheets that can
 * meet in a page, in their order.
 */
export function shrinkVariables(styles: Styles): Styles {
  const roots = styles.map(([, css]) => postcss.parse(css));
  const definitions = new Map(listDefinitions(roots));
  dropOverridden(roots, definitions);
  const users = new Map<string, Set<Declaration>>();
  const note = (declaration: Declaration): void => {
    for (const name of listUses(declaration.value)) {
      users.set(name, (users.get(name) ?? new Set()).add(declaration));
    }
  };
  for (const root of roots) root.walkDecls(note);
  for (const name of [...definitions.keys()]) {
    const constant = getConstant(name, definitions);
    if (!constant) continue;
    const uses = [...(users.get(name) ?? [])];
    const value = constant.value.trim();
    if (uses.length > 1 && value.length > LONGEST) continue;
    for (const declaration of uses) {
      declaration.value = declaration.value.replace(USE, (use, used, end) =>
        // A fallback stays: such uses are rare.
        used === name && end === ')' ? value : use,
      );
      note(declaration);
    }
    if (uses.some(({ value: text }) => listUses(text).includes(name))) continue;
    users.delete(name);
    definitions.delete(name);
    constant.remove();
  }
  return roots.map((root, i) => [styles[i]?.[0] ?? '', root.toString()]);
}
