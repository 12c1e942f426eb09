import ts from 'typescript';
import { printDeprecated } from '../text/printDeprecated';
import { getLine, type Compiled, type Names } from './compile';
import { findNoted } from './findNoted';
import type { Analysis } from './findUses';
import type { AppsOf } from './readPackages';
import type { SdkVersion } from './SdkVersion';
import {
  getCall,
  getOwner,
  getRange,
  type UpgradeFinding,
  type Use,
  type UseFinding,
} from './types';

const has = ({ values, types }: Names, { form, symbol }: Use): boolean =>
  form === 'type'
    ? types.has(symbol)
    : values.has(symbol) || (form === 'import' && types.has(symbol));

const findMissing = (
  { uses, names }: Analysis,
  after: Compiled,
  version: string,
): readonly UseFinding[] =>
  // If the older version also lacks an event, the app's code was wrong before.
  uses
    .filter((use) => has(names, use) && !has(after.names, use))
    .map((use) => {
      const { symbol, form } = use;
      const isEvent = form === 'listen' || form === 'once';
      return {
        use,
        kind: form === 'type' ? 'types' : 'breaks',
        message: isEvent
          ? `Apps can't listen to \`${symbol}\` in ${version}.`
          : `\`${symbol}\` doesn't exist in ${version}.`,
      };
    });

const findDeprecated = (
  { uses, checker }: Analysis,
  { names: { deprecated, results } }: Compiled,
): readonly UseFinding[] =>
  uses.flatMap((use): UseFinding[] => {
    const { symbol, form, node } = use;
    const text = deprecated.get(symbol);
    if (text === undefined || form === 'clear') return [];
    // The member that the text recommends: `Device.name`.
    const name = /`(\w+\.\w+)\(\)`/.exec(text)?.[1] ?? '';
    // The members mean the same only if calls without arguments return the same type.
    const isSame =
      getOwner(name) === getOwner(symbol) &&
      results.has(symbol) &&
      results.get(symbol) === results.get(name) &&
      ts.isPropertyAccessExpression(node.parent) &&
      checker.getSymbolAtLocation(node) !== undefined &&
      getCall(use)?.arguments.length === 0;
    const message = printDeprecated(symbol, text);
    const replacement = isSame ? name.split('.')[1] : undefined;
    return [{ use, kind: 'deprecated', message, replacement }];
  });

/** Matches code that mocks the SDK. */
const MOCKS =
  /\b(jest|vi|vitest)\s*\.\s*\w*[mM]ock\w*|\b(spyOn|sinon|stub|mockModule|proxyquire|rewire)\b|\bmock\s*\.\s*(method|module)\b/;

/** Finds the section about a symbol in the newest version that has one. */
function findGuide(
  versions: readonly SdkVersion[],
  symbol: string,
): string | undefined {
  const names = [symbol, getOwner(symbol)];
  return versions
    .flatMap(
      ({ notes }) => names.map((n) => notes.guides[n]).find(Boolean) ?? [],
    )
    .at(-1);
}

function printChange(
  text: string,
  { start, end }: NonNullable<Use['range']>,
  name: string,
): Pick<UpgradeFinding, 'before' | 'after'> {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = end + text.slice(end).search(/\r?\n|$/);
  // Lines of minified code are too long to show.
  if (to - from > 1000) return {};
  // A path keeps its quotes.
  const quote = /^["'`]/.exec(text.slice(start))?.[0] ?? '';
  const after = text.slice(from, start) + quote + name + quote;
  return {
    before: text.slice(from, to).trim(),
    after: (after + text.slice(end, to)).trim(),
  };
}

/** Finds TypeScript errors that only the target causes. Skips the lines in `said`. */
function findNewErrors(
  before: Analysis,
  after: Compiled,
  versions: readonly SdkVersion[],
  target: string,
  said: ReadonlySet<string>,
): readonly UpgradeFinding[] {
  const getErrors = ({ app }: Compiled, file: string) =>
    app.program.getSemanticDiagnostics(app.files.get(file));
  return [...after.typed].flatMap((file) => {
    const toLine = ({ start = 0 }: { readonly start?: number }): number =>
      getLine(before, file, start);
    const toUseLine = (use: Use): number => toLine(getRange(use));
    const errors = getErrors(after, file);
    // A line that also has an error with the older version was wrong before the upgrade.
    const known = new Set(
      errors.length ? getErrors(before, file).map(toLine) : [],
    );
    const uses = before.uses.filter((use) => use.file === file);
    return errors.flatMap((error): UpgradeFinding[] => {
      const line = toLine(error);
      const { start = 0, messageText } = error;
      const text = ts.flattenDiagnosticMessageText(messageText, ' ');
      const isInCall = (use: Use): boolean => {
        const call = getCall(use);
        return call !== undefined && call.pos <= start && start < call.end;
      };
      const use =
        uses.filter(isInCall).pop() ?? uses.find((u) => toUseLine(u) === line);
      const lines = [line, use ? toUseLine(use) : line];
      const isSaid = lines.some((l) => said.has(`${file}:${l}`));
      if (known.has(line) || isSaid) return [];
      const { symbol = '' } = use ?? {};
      const subject = symbol ? `\`${symbol}\` in ${target}` : `In ${target}`;
      // Older declarations have `bigint`, but the values were never `bigint` at runtime.
      const isInteger = /\bbigint\b/.test(text);
      const message = isInteger
        ? `${subject}: integers are \`number\`, as they have always been at runtime, but this code treats them as \`bigint\`. Write \`number\`.`
        : `${subject}: the types have changed. TypeScript reports: ${text}`;
      const guide = findGuide(versions, isInteger ? 'bigint' : symbol);
      return [{ kind: 'types', file, line, symbol, message, guide }];
    });
  });
}

/**
 * @param versions from the older version to the target
 * @param texts the content of each file, with markup
 */
export function collectFindings(
  before: Analysis,
  after: Compiled,
  versions: readonly SdkVersion[],
  appsOf: AppsOf,
  texts: ReadonlyMap<string, string>,
): readonly UpgradeFinding[] {
  const newer = versions.slice(1);
  const target = newer.at(-1)?.version ?? '';
  const toFinding = ({
    use,
    range = getRange(use),
    replacement,
    ...said
  }: UseFinding): UpgradeFinding => {
    const { file, symbol } = use;
    const text = texts.get(file) ?? '';
    const isShown = replacement !== undefined && !MOCKS.test(text);
    return {
      ...said,
      file,
      line: getLine(before, file, getRange(use).start),
      symbol,
      guide: said.guide ?? findGuide(newer, symbol),
      ...(isShown && printChange(text, range, replacement)),
    };
  };
  const noted = findNoted(before, versions, appsOf);
  const told = new Set(noted.map(({ use }) => use));
  const said = [
    // A note about the symbol is more helpful than "doesn't exist".
    ...findMissing(before, after, target).filter((f) => !told.has(f.use)),
    ...noted,
    ...findDeprecated(before, after),
  ].map(toFinding);
  const places = new Set(
    said
      .filter(({ kind }) => kind === 'breaks' || kind === 'types')
      .map(({ file, line }) => `${file}:${line}`),
  );
  return [...said, ...findNewErrors(before, after, newer, target, places)];
}
