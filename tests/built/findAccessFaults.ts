import { DomUtils, parseDocument } from 'htmlparser2';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

type Check = (page: ParsedPage) => readonly string[];

interface ParsedPage {
  readonly all: readonly Element[];
  readonly byId: ReadonlyMap<string, Element>;
}

const HEADING = /^h[1-6]$/;
const FOCUSABLE = new Set(['a', 'button', 'input', 'select', 'textarea']);
const FIELDS = new Set(['input', 'select', 'textarea']);
const NAMED_ROLES = new Set(['region', 'dialog', 'group', 'img', 'tablist']);
const REFERENCES = ['aria-labelledby', 'aria-describedby', 'aria-controls'];

const get = (element: Element, name: string): string =>
  (element.attribs[name] ?? '').trim();

const getParent = ({ parent }: Element): Element | undefined =>
  parent && 'attribs' in parent ? parent : undefined;

const show = (element: Element): string =>
  `<${[element.name, get(element, 'class') || get(element, 'id')].join(' ').trim()}>`;

function isHidden(element: Element): boolean {
  if (get(element, 'aria-hidden') === 'true') return true;
  const parent = getParent(element);
  return parent !== undefined && isHidden(parent);
}

const isFocusable = (element: Element): boolean =>
  get(element, 'tabindex') !== '-1' &&
  (FOCUSABLE.has(element.name) || 'tabindex' in element.attribs) &&
  (element.name !== 'a' || 'href' in element.attribs);

/** Whether an element is inside a closed `<details>`. */
function isFolded(element: Element): boolean {
  const parent = getParent(element);
  return parent?.name === 'details' || (parent ? isFolded(parent) : false);
}

/** An element's text, with the alternative text of images, as in accessible names. */
function getText(element: Element): string {
  return element.children
    .map((child) => {
      if (DomUtils.isText(child)) return child.data;
      if (!DomUtils.isTag(child)) return '';
      if (get(child, 'aria-hidden') === 'true') return '';
      return get(child, 'aria-label') || get(child, 'alt') || getText(child);
    })
    .join('')
    .trim();
}

function getName(element: Element, { byId }: ParsedPage): string {
  const labels = get(element, 'aria-labelledby').split(/\s+/).filter(Boolean);
  const labeled = labels.map((id) => byId.get(id)).map((e) => e && getText(e));
  return (
    labeled.join(' ').trim() ||
    get(element, 'aria-label') ||
    get(element, 'title')
  );
}

const hasText: Check = (page) =>
  page.all
    .filter(({ name }) => /^(?:a|button|summary|h[1-6]|th)$/.test(name))
    .filter((element) => element.name !== 'a' || 'href' in element.attribs)
    .filter((element) => !isHidden(element))
    .filter((element) => !getName(element, page) && !getText(element))
    .map((element) => `${show(element)} has no text`);

const headings: Check = ({ all }) => {
  const levels = all
    .filter(({ name }) => HEADING.test(name))
    .map((element) => [Number(element.name[1]), element] as const);
  const skips = levels
    .filter(([level], i) => level > (levels[i - 1]?.[0] ?? 0) + 1)
    .map(([, element]) => `"${getText(element)}" skips a level of headings`);
  const first = levels.filter(([level]) => level === 1).length;
  return first === 1 ? skips : [`${first} headings of level 1`, ...skips];
};

const ids: Check = ({ all }) => {
  const seen = new Set<string>();
  const repeated = all
    .map((element) => get(element, 'id'))
    .filter((name) => name && (seen.has(name) || !seen.add(name)));
  return repeated.map((name) => `id "${name}" is there twice`);
};

const references: Check = ({ all, byId }) =>
  all.flatMap((element) =>
    REFERENCES.flatMap((name) => get(element, name).split(/\s+/))
      .filter((id) => id && !byId.has(id))
      .map((id) => `${show(element)} refers to "${id}", which isn't there`),
  );

const names: Check = (page) => {
  const labeled = new Set(
    page.all.filter(({ name }) => name === 'label').map((e) => get(e, 'for')),
  );
  const needs = (element: Element): boolean =>
    (FIELDS.has(element.name) && get(element, 'type') !== 'hidden') ||
    NAMED_ROLES.has(get(element, 'role')) ||
    (element.name === 'pre' && isFocusable(element));
  return page.all
    .filter((element) => needs(element) && !isHidden(element))
    .filter((element) => !getName(element, page))
    .filter((element) => !labeled.has(get(element, 'id')))
    .filter((element) => getParent(element)?.name !== 'label')
    .map((element) => `${show(element)} has no name`);
};

const landmarks: Check = (page) => {
  const find = (name: string): readonly Element[] =>
    page.all.filter((element) => element.name === name);
  const { length } = find('main');
  const repeated = ['nav', 'aside', 'section'].flatMap((name) => {
    const found = find(name)
      .filter((element) => !isFolded(element))
      .map((element) => getName(element, page));
    return (
      found
        .filter((text, i) => found.indexOf(text) !== i)
        // A section without a name isn't a landmark.
        .filter((text) => name !== 'section' || text)
        .map((text) => `two <${name}> have the name "${text}"`)
    );
  });
  const lost = page.all
    .filter((element) => getParent(element)?.name === 'body')
    .filter((element) => HEADING.test(element.name) || element.name === 'p')
    .map((element) => `${show(element)} stands in no landmark`);
  const faults = [...repeated, ...lost];
  return length === 1 ? faults : [`${length} elements <main>`, ...faults];
};

const nesting: Check = ({ all }) =>
  all
    .filter((element) => isFocusable(element))
    .flatMap((element) => {
      for (let up = getParent(element); up; up = getParent(up)) {
        if (/^(?:a|button)$/.test(up.name))
          return [`${show(element)} stands in ${show(up)}`];
      }
      return [];
    });

const CHECKS: readonly Check[] = [
  headings,
  landmarks,
  ids,
  references,
  hasText,
  names,
  nesting,
];

/**
 * Returns the accessibility errors in a page's HTML that its content can cause. Errors of
 * components are found by axe, which checks some pages: `browser/accessibility.spec.ts`.
 */
export function findAccessFaults(html: string): readonly string[] {
  const all = DomUtils.getElementsByTagName('*', parseDocument(html));
  const byId = new Map(all.map((element) => [get(element, 'id'), element]));
  const unknown = Array.from(html.matchAll(/<[a-z]+[A-Z]\w*/g), ([tag]) => tag);
  return [
    ...unknown.map((tag) => `${tag}> is an element that browsers don't know`),
    ...CHECKS.flatMap((check) => check({ all, byId })),
  ];
}
