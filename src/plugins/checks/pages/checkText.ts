import { createSlugger } from '@docusaurus/utils';
import { getLine } from '../../../text/getLine';
import { withoutSamples } from '../../shared/findReference';
import type { Hosts } from '../csp/addPolicy';

interface Problem {
  readonly index: number;
  readonly message: string;
}

interface TextSetting {
  readonly siteUrl: string;
  readonly hosts?: Hosts | undefined;
  /** The code of `MDXComponents`, whose components need no import. */
  readonly components?: string;
}

/** `getMessage` returns `undefined` for a match that isn't an error. */
const findMatches = (
  text: string,
  pattern: RegExp,
  getMessage: (match: RegExpExecArray) => string | undefined,
): readonly Problem[] =>
  Array.from(text.matchAll(pattern)).flatMap((match) => {
    const message = getMessage(match);
    return message === undefined ? [] : [{ index: match.index, message }];
  });

/** Replaces matches with spaces, but keeps the line breaks for line numbers. */
const blank = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (part) =>
    part.replace(/[^\n]+/g, (line) => ' '.repeat(line.length)),
  );

const FRONT_MATTER = /^\ufeff?---[^]*?\n---/;
const CODE = /`[^`\n]*`/g;
const COMMENTS = /<!--[^]*?-->|\{\/\*[^]*?\*\/\}/g;

/** Matches images in Markdown, and `<img>` elements in JSX. */
const IMAGE = /!\[([^\]\n]*)\]\(\s*([^)\s]*)|<img\b(?:[^>{]|\{[^}]*\})*>/g;

function checkImage(
  { 0: image, 1: words, 2: address }: RegExpExecArray,
  { siteUrl, hosts }: TextSetting,
): string | undefined {
  const url = address ?? /\ssrc="([^"]*)"/.exec(image)?.[1] ?? image;
  const hasText =
    words === undefined ? /\salt\s*=/.test(image) : words.trim() !== '';
  if (!hasText) {
    return `the image ${url} has no alt text. Describe it: ![text](${url}). If it is decorative: <img src="…" alt="" />.`;
  }
  const isAbsolute = /^(?:https?:)?\/\//.test(url);
  if (!isAbsolute || !URL.canParse(url, siteUrl)) return undefined;
  const { origin } = new URL(url, siteUrl);
  const allowed = [new URL(siteUrl).origin, ...(hosts?.images ?? [])];
  if (allowed.some((host) => host.includes('*') || host.startsWith(origin))) {
    return undefined;
  }
  return `the image ${url} is on another host, which the Content-Security-Policy blocks. Move the file to static/img, or add ${origin} to the option hosts.images of ./src/plugins/main in docusaurus.config.ts.`;
}

/** Matches links to script and data URLs; images may use data URLs. */
const UNSAFE_LINK =
  /(?:(?<!!\[[^\]\n]*)\]\(\s*<?|\bhref\s*=[\s{"'`]*|^ {0,3}\[[^\]\n]+\]:\s*<?|<)((?:javascript|vbscript|data):[^\s"'`>]*)/gim;

function explainLink([, found = '']: RegExpExecArray): string {
  // In Markdown, an unmatched `)` ends the link.
  const isOver = found.split(')').length > found.split('(').length;
  const url = isOver ? found.slice(0, -1) : found;
  return `the link ${url} is a script or data URL, which the Content-Security-Policy blocks. Link to a page or a file. To run code on a click, use a client component.`;
}

const HEADING = /^#{1,6}\s+(.*?)(?:\s*\{#([^}\s]+)\})?[ \t\r]*$/gm;

/** Finds duplicate heading IDs, because Docusaurus makes only generated IDs unique. */
function checkHeadings(text: string): readonly Problem[] {
  const slugs = createSlugger();
  const lines = new Map<string, number>();
  return findMatches(text, HEADING, ({ 1: title = '', 2: given, index }) => {
    const plain = title.replace(/[`*]|\]\([^)]*\)|\[/g, '');
    const id = given ?? slugs.slug(plain);
    const line = lines.get(id);
    lines.set(id, line ?? getLine(text, index));
    return line === undefined
      ? undefined
      : `the heading has the same id as the heading on line ${line}, so links to this heading would lead to the other one. Choose another id: ## Heading {#another-id}.`;
  });
}

/** Matches controls, characters that change the direction of text, and unreadable ones. */
const HIDDEN = /[^\P{Cc}\t\n\r]|[\p{Bidi_Control}\p{Cs}\ufeff\ufffd]/gu;

const findHidden = (text: string): readonly Problem[] =>
  findMatches(text, HIDDEN, ({ 0: character, index }) => {
    // Some editors start a file with a byte order mark.
    if (character === '\ufeff' && index === 0) return undefined;
    if (character === '\ufffd')
      return "character U+FFFD, which replaces bytes that aren't UTF-8. Save the file as UTF-8, and correct the text.";
    const code = character.charCodeAt(0).toString(16).padStart(4, '0');
    return `invisible character U+${code.toUpperCase()}. Delete it.`;
  });

const TAG =
  /<(\/?)([A-Za-z][\w.-]*)(?:\s(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}|[^<>"'{}])*?)?(\/?)>/g;

/** Finds unbalanced tags, because MDX doesn't report them. */
function findOpenTags(text: string): readonly Problem[] {
  let open: { readonly name: string; readonly index: number }[] = [];
  const explain = ({ name, index }: (typeof open)[number]): Problem => ({
    index,
    message: `the tag <${name}> isn't closed. Add </${name}>, or write <${name} /> if it is empty.`,
  });
  const problems: Problem[] = [];
  for (const { 1: closing, 2: name = '', 3: single, index } of text.matchAll(
    TAG,
  )) {
    if (single) continue;
    if (!closing) {
      open.push({ name, index });
      continue;
    }
    const start = open.map((tag) => tag.name).lastIndexOf(name);
    if (start < 0) {
      const message = `the tag </${name}> has no opening tag. Delete it, or add <${name}>.`;
      problems.push({ index, message });
      continue;
    }
    problems.push(...open.slice(start + 1).map(explain));
    open = open.slice(0, start);
  }
  return [...problems, ...open.map(explain)];
}

/** Matches an `import` or `export` up to an empty line, where it ends in MDX. */
const STATEMENT = /^(?:import|export)\b(?:[^\n]|\n(?!\s*\n))*/gm;

/** Finds components that neither the page nor `MDXComponents` defines. */
function findUndefined(text: string, components = ''): readonly Problem[] {
  const defined = [...(text.match(STATEMENT) ?? []), components].join('\n');
  return findMatches(text, TAG, ({ 1: closing, 2: name = '' }) => {
    const [component = ''] = name.split('.');
    if (closing || !/^[A-Z]/.test(name)) return undefined;
    if (new RegExp(`\\b${component}\\b`).test(defined)) return undefined;
    return `${component} isn't defined, so the page shows only its content. Import it above: import ${component} from '@site/src/components/public/${component}';`;
  });
}

const print = (
  file: string,
  text: string,
  problems: readonly Problem[],
): readonly string[] =>
  problems.map(
    ({ index, message }) => `${file}:${getLine(text, index)}: ${message}`,
  );

/** Finds invisible characters in JSON, even escaped ones. */
export function checkHidden(file: string, text: string): readonly string[] {
  const plain = text.replace(/\\u([\da-f]{4})/gi, (escape, hex: string) =>
    /^00(?:09|0a|0d)$/i.test(hex)
      ? escape
      : String.fromCharCode(parseInt(hex, 16)),
  );
  return print(file, plain, findHidden(plain));
}

/** Blanks out front matter and samples; in `plain`, also inline code and comments. */
function split(text: string): { readonly written: string; plain: string } {
  const written = withoutSamples(blank(text, FRONT_MATTER));
  return { written, plain: blank(blank(written, CODE), COMMENTS) };
}

export function checkTags(file: string, text: string): readonly string[] {
  const { written, plain } = split(text);
  return print(file, written, findOpenTags(plain));
}

export function checkText(
  file: string,
  text: string,
  setting: TextSetting,
): readonly string[] {
  const { written, plain } = split(text);
  return [
    ...print(file, text, findHidden(text)),
    ...print(file, written, [
      ...findMatches(plain, IMAGE, (match) => checkImage(match, setting)),
      ...findMatches(plain, UNSAFE_LINK, explainLink),
      ...checkHeadings(written),
      ...findOpenTags(plain),
      ...findUndefined(plain, setting.components),
    ]),
  ];
}
