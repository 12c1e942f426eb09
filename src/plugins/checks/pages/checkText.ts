import { createSlugger } from '@docusaurus/utils';
import { findReference, withoutSamples } from '../../shared/findReference';
import type { Hosts } from '../csp/addPolicy';

/** What is wrong at a place in a text, and how to fix it. */
interface Fault {
  readonly index: number;
  readonly message: string;
}

/** Where images may come from. */
export interface ImageSources {
  /** Address of the site. */
  readonly siteUrl: string;
  readonly hosts?: Hosts | undefined;
}

/** What a match of the pattern says, as far as it is wrong. */
const judge = (
  text: string,
  pattern: RegExp,
  getMessage: (match: RegExpExecArray) => string | undefined,
): readonly Fault[] =>
  Array.from(text.matchAll(pattern)).flatMap((match) => {
    const message = getMessage(match);
    return message === undefined ? [] : [{ index: match.index, message }];
  });

/** Empties parts of a text, and leaves its lines. */
const blank = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (part) => part.replace(/[^\n]/g, ' '));

const getLine = (text: string, index: number): number =>
  text.slice(0, index).split('\n').length;

const FRONT_MATTER = /^\ufeff?---[^]*?\n---/;
const CODE = /`[^`\n]*`/g;
const COMMENTS = /<!--[^]*?-->|\{\/\*[^]*?\*\/\}/g;

/** Images without a text, of Markdown; and `img` of JSX, with its attributes. */
const IMAGE = /!\[([^\]\n]*)\]\(\s*([^)\s]*)|<img\b(?:[^>{]|\{[^}]*\})*>/g;

function checkImage(
  { 0: image, 1: words, 2: address }: RegExpExecArray,
  { siteUrl, hosts }: ImageSources,
): string | undefined {
  const url = address ?? /\ssrc="([^"]*)"/.exec(image)?.[1] ?? image;
  const hasText =
    words === undefined ? /\salt\s*=/.test(image) : words.trim() !== '';
  if (!hasText) {
    return `the image ${url} has no alt text. Describe it: ![text](${url}). If it is decorative: <img src="…" alt="" />.`;
  }
  if (!/^(?:https?:)?\/\//.test(url)) return undefined;
  const { origin } = new URL(url, siteUrl);
  const allowed = [new URL(siteUrl).origin, ...(hosts?.images ?? [])];
  if (allowed.some((host) => host.includes('*') || host.startsWith(origin))) {
    return undefined;
  }
  return `the image ${url} is on another host, which the Content-Security-Policy blocks. Move the file to static/img, or add ${origin} to hosts.images of ./src/plugins/main in docusaurus.config.ts.`;
}

/** In Markdown, in attributes and in definitions. Images may be data. */
const UNSAFE_LINK =
  /(?:(?<!!\[[^\]\n]*)\]\(\s*<?|\bhref\s*=[\s{"'`]*|^ {0,3}\[[^\]\n]+\]:\s*<?|<)((?:javascript|vbscript|data):[^\s"'`>]*)/gim;

function explainLink([, found = '']: RegExpExecArray): string {
  // That of Markdown, which ends the link.
  const isOver = found.split(')').length > found.split('(').length;
  const url = isOver ? found.slice(0, -1) : found;
  return `the link ${url} is a script or data URL, which the Content-Security-Policy blocks. Link to a page or a file, and handle clicks in a client component.`;
}

const HEADING = /^#{1,6}\s+(.*?)(?:\s*\{#([^}\s]+)\})?[ \t\r]*$/gm;

/** Core makes ids of headings differ, but for those that pages give. */
function checkHeadings(text: string): readonly Fault[] {
  const slugs = createSlugger();
  const lines = new Map<string, number>();
  return judge(text, HEADING, ({ 1: title = '', 2: given, index }) => {
    const plain = title.replace(/[`*]|\]\([^)]*\)|\[/g, '');
    const id = given ?? slugs.slug(plain);
    const line = lines.get(id);
    lines.set(id, line ?? getLine(text, index));
    return line === undefined
      ? undefined
      : `the heading has the same id as line ${line}, so links to it would lead there. Choose another id: ## Heading {#another-id}.`;
  });
}

/** Nobody sees these, and some change the order in which a line shows. */
const HIDDEN = /[^\P{Cc}\t\n\r]|[\p{Bidi_Control}\ufeff]/gu;

const findHidden = (text: string): readonly Fault[] =>
  judge(text, HIDDEN, ({ 0: character, index }) => {
    // Editors mark a file so.
    if (character === '\ufeff' && index === 0) return undefined;
    const code = character.charCodeAt(0).toString(16).padStart(4, '0');
    return `invisible character U+${code.toUpperCase()}. Delete it.`;
  });

const TAG =
  /<(\/?)([A-Za-z][\w.-]*)(?:\s(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}|[^<>"'{}])*?)?(\/?)>/g;

/** Tags without their counterparts, which MDX takes as they are. */
function findOpenTags(text: string): readonly Fault[] {
  let open: { readonly name: string; readonly index: number }[] = [];
  const explain = ({ name, index }: (typeof open)[number]): Fault => ({
    index,
    message: `the tag <${name}> is not closed. Add </${name}>, or write <${name} /> if it is empty.`,
  });
  const faults: Fault[] = [];
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
      faults.push({ index, message });
      continue;
    }
    faults.push(...open.slice(start + 1).map(explain));
    open = open.slice(0, start);
  }
  return [...faults, ...open.map(explain)];
}

/** A model ends its page: below it, text would be missing in Markdown. */
const END =
  /<\w+ model=\{model\}(?: formerIds=\{.*\})? \/>\s+export const toc = model\.toc;\s*$/;

function checkModel(file: string, text: string): readonly Fault[] {
  // Only of these the model is printed; of others the HTML.
  const hasModel =
    text.includes('openrpc.json') &&
    findReference(file, text)?.name !== undefined;
  if (!hasModel || END.test(text)) return [];
  return [
    {
      index: text.length,
      message:
        'text below the page\'s model would be missing from its Markdown. Move it above the component, and end the page with the component and "export const toc = model.toc;".',
    },
  ];
}

const print = (
  file: string,
  text: string,
  faults: readonly Fault[],
): readonly string[] =>
  faults.map(
    ({ index, message }) => `${file}:${getLine(text, index)}: ${message}`,
  );

/** Invisible characters of JSON, those that are escaped too: `file:line: fix`. */
export function checkHidden(file: string, text: string): readonly string[] {
  const plain = text.replace(/\\u([\da-f]{4})/gi, (escape, hex: string) =>
    /^00(?:09|0a|0d)$/i.test(hex)
      ? escape
      : String.fromCharCode(parseInt(hex, 16)),
  );
  return print(file, plain, findHidden(plain));
}

/** The text that somebody has written, and the same without code in its lines. */
function split(text: string): { readonly written: string; plain: string } {
  const written = withoutSamples(blank(text, FRONT_MATTER));
  return { written, plain: blank(blank(written, CODE), COMMENTS) };
}

/** Tags of a page that are not closed: `file:line: what and fix`. */
export function checkTags(file: string, text: string): readonly string[] {
  const { written, plain } = split(text);
  return print(file, written, findOpenTags(plain));
}

/**
 * What is wrong with the text of a page: `file:line: what and fix`.
 * @throws for a kind of reference that there is not
 */
export function checkText(
  file: string,
  text: string,
  sources: ImageSources,
): readonly string[] {
  const { written, plain } = split(text);
  return [
    ...print(file, text, [...checkModel(file, text), ...findHidden(text)]),
    ...print(file, written, [
      ...judge(plain, IMAGE, (match) => checkImage(match, sources)),
      ...judge(plain, UNSAFE_LINK, explainLink),
      ...checkHeadings(written),
      ...findOpenTags(plain),
    ]),
  ];
}
