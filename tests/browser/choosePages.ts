import fs from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { listFiles } from '../../src/plugins/shared/listFiles';

interface MadePage {
  /** Relative to the root of the site: `docs/api/Device/`. */
  readonly path: string;
  readonly size: number;
  readonly kinds: ReadonlySet<string>;
}

const REDIRECT = 'http-equiv="refresh"';

/** Attributes that change what assistive technology announces. */
const TELLING = /^(?:aria-|tabindex$|type$|open$|disabled$|scope$)/;

/** Ignores the language of code blocks. */
function describe(name: string, attributes: Record<string, string>): string {
  const classes = (attributes['class'] ?? '')
    .replace(/\blanguage-\w+/g, '')
    .split(/\s+/)
    .sort()
    .join('.');
  const telling = Object.keys(attributes).filter((key) => TELLING.test(key));
  return `${name}.${classes}[${attributes['role'] ?? ''} ${telling.sort().join()}]`;
}

/** Ignores how elements are nested, which `tests/built` checks on every page. */
function readKinds(html: string): ReadonlySet<string> {
  const kinds = new Set<string>();
  let depth = 0;
  let pictures = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      const kind = describe(name, attributes);
      // Skip the root, whose classes contain the page's name, and the elements inside
      // pictures.
      if (depth > 1 && pictures === 0) kinds.add(kind);
      if (name === 'svg') pictures += 1;
      depth += 1;
    },
    onclosetag(name) {
      if (name === 'svg') pictures -= 1;
      depth -= 1;
    },
  });
  parser.end(html);
  return kinds;
}

function readPages(folder: string): readonly MadePage[] {
  return listFiles(folder)
    .filter((name) => /(?:^|[\\/])(?:index|404)\.html$/.test(name))
    .filter((name) => !name.startsWith('js'))
    .flatMap((name) => {
      const html = fs.readFileSync(path.join(folder, name), 'utf8');
      if (html.includes(REDIRECT)) return [];
      const at = name.replace(/index\.html$/, '');
      return [{ path: at, size: html.length, kinds: readKinds(html) }];
    });
}

function choose(folder: string): readonly string[] {
  const pages = readPages(folder);
  const left = new Set(pages.flatMap(({ kinds }) => [...kinds]));
  const chosen: string[] = [];
  const rate = ({ path: at, size, kinds }: MadePage): number => {
    const found = [...kinds].filter((kind) => left.has(kind)).length;
    return found / Math.sqrt(size) / (/^docs\/\d/.test(at) ? 2 : 1);
  };
  while (left.size > 0) {
    const rated = pages.map((page) => [rate(page), page] as const);
    const [, best] = rated.reduce((a, b) => (b[0] > a[0] ? b : a));
    for (const kind of best.kinds) left.delete(kind);
    chosen.push(best.path);
  }
  return chosen;
}

/** A cache for all workers, because reading all pages takes seconds. */
const KEPT = '.cache/chosen-pages.json';

/** Returns pages that together contain every kind of element, preferring small pages. */
export function choosePages(folder: string): readonly string[] {
  const isKept =
    fs.existsSync(KEPT) &&
    fs.statSync(KEPT).mtimeMs > fs.statSync(`${folder}/index.html`).mtimeMs;
  if (isKept) return JSON.parse(fs.readFileSync(KEPT, 'utf8')) as string[];
  const chosen = choose(folder);
  fs.mkdirSync(path.dirname(KEPT), { recursive: true });
  fs.writeFileSync(KEPT, JSON.stringify(chosen));
  return chosen;
}
