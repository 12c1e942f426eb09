/** A property that old engines lack, and the ones that stand for its values. */
const PAIRS: Readonly<Record<string, readonly [string, string]>> = {
  'inset-inline': ['left', 'right'],
  'inset-block': ['top', 'bottom'],
  'margin-inline': ['margin-inline-start', 'margin-inline-end'],
  'margin-block': ['margin-block-start', 'margin-block-end'],
  'padding-inline': ['padding-inline-start', 'padding-inline-end'],
  'padding-block': ['padding-block-start', 'padding-block-end'],
  'border-inline': ['border-inline-start', 'border-inline-end'],
  'border-block': ['border-block-start', 'border-block-end'],
};

/** The site is in English, which is written from left to right. */
const SIDES: Readonly<Record<string, string>> = {
  'inset-inline-start': 'left',
  'inset-inline-end': 'right',
  'inset-block-start': 'top',
  'inset-block-end': 'bottom',
};

const EDGES = ['top', 'right', 'bottom', 'left'] as const;

const PROPERTY =
  /(?<=[{;])(inset(?:-[a-z-]+)?|(?:margin|padding|border)-(?:inline|block)):([^;{}]*)/g;

const SELECTORS = /(?<=^|[{};])[^@{};]*:is\([^{};]*(?=\{)/g;

/** Splits where the separator stands outside of brackets. */
function split(text: string, separator: RegExp): readonly string[] {
  const parts: string[] = [];
  let part = '';
  let depth = 0;
  for (const character of text) {
    if (/[([]/.test(character)) depth += 1;
    if (/[)\]]/.test(character)) depth -= 1;
    if (depth === 0 && separator.test(character)) {
      parts.push(part);
      part = '';
    } else {
      part += character;
    }
  }
  return [...parts, part].filter((one) => one !== '');
}

function lowerDeclaration(all: string, property: string, text: string): string {
  const flag = text.includes('!important') ? '!important' : '';
  const value = text.replace('!important', '').trim();
  const print = (name: string, part: string): string =>
    `${name}:${part}${flag}`;
  const side = SIDES[property];
  if (side) return print(side, value);
  const [first = value, second = first, third = first, fourth = second] = split(
    value,
    /\s/,
  );
  if (property === 'inset') {
    const values = [first, second, third, fourth];
    return EDGES.map((edge, i) => print(edge, values[i] ?? first)).join(';');
  }
  const pair = PAIRS[property];
  if (!pair) return all;
  // A border has one value of several words.
  const values = property.startsWith('border')
    ? [value, value]
    : [first, second];
  return pair.map((name, i) => print(name, values[i] ?? first)).join(';');
}

/** `:is(a,b) c` as `a c`, `b c`. */
function expand(selector: string): readonly string[] {
  const start = selector.indexOf(':is(');
  if (start < 0) return [selector];
  const end = findClose(selector.slice(start + 3)) + start + 3;
  const before = selector.slice(0, start);
  const after = selector.slice(end + 1);
  return split(selector.slice(start + 4, end), /,/).flatMap((choice) =>
    expand(join(before, choice, after)),
  );
}

/** Where the bracket that the text begins with is closed. */
function findClose(text: string): number {
  let depth = 0;
  for (let i = 0; i < text.length; i += 1) {
    if (text[i] === '(') depth += 1;
    if (text[i] === ')') depth -= 1;
    if (depth === 0) return i;
  }
  return text.length;
}

/** The name of an element stands before what else its selector says. */
function join(before: string, choice: string, after: string): string {
  const isName = /^[a-z]/i.test(choice);
  const [, own = ''] = /([^\s>+~]*)$/.exec(before) ?? [];
  return isName && own !== ''
    ? `${before.slice(0, before.length - own.length)}${choice}${own}${after}`
    : `${before}${choice}${after}`;
}

/**
 * A style sheet for the oldest engines that the site supports: without the
 * shorthands and the `:is()` that Chrome came to have in 87 and 88 and Safari in
 * 14.1. One such word makes them drop the whole rule. What cannot be said
 * otherwise (`:has()`) stays.
 *
 * @param css without comments, as a minifier leaves it
 */
export function lowerStyles(css: string): string {
  return css
    .replace(SELECTORS, (selectors) =>
      selectors.includes(':has(')
        ? selectors
        : split(selectors, /,/).flatMap(expand).join(','),
    )
    .replace(PROPERTY, lowerDeclaration);
}
