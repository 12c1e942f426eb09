import fs from 'node:fs';
import path from 'node:path';

/** A node of the Markdown tree, as far as images go. */
interface Node {
  readonly type: string;
  readonly alt?: string | null;
  readonly url?: string;
  readonly value?: string;
  readonly children?: readonly Node[];
  readonly position?: { readonly start: { readonly line: number } };
}

interface MarkdownFile {
  readonly path?: string | undefined;
  readonly cwd: string;
  readonly contents: unknown;
}

interface Image {
  readonly line: number;
  readonly url: string;
}

/** An `img` element of JSX, with all its attributes. */
const IMG = /<img\b(?:[^>{]|\{[^}]*\})*>/g;

function findInJsx(jsx: string, firstLine: number): readonly Image[] {
  return [...jsx.matchAll(IMG)]
    .filter(([element]) => !/\salt\s*=/.test(element))
    .map(({ 0: element, index }) => ({
      line: firstLine + jsx.slice(0, index).split('\n').length - 1,
      url: /\ssrc="([^"]*)"/.exec(element)?.[1] ?? element,
    }));
}

/** Images without a text alternative, in Markdown and in JSX. */
export function findImages(node: Node): readonly Image[] {
  const line = node.position?.start.line ?? 1;
  const inside = (node.children ?? []).flatMap(findImages);
  if (node.type === 'jsx') return findInJsx(node.value ?? '', line);
  if (node.type !== 'image' || node.alt?.trim()) return inside;
  return [{ line, url: node.url ?? '' }];
}

/** Lines of the front matter: what the page has more than its content. */
function countLinesBefore(text: string, content: string): number {
  return text.trimEnd().split('\n').length - content.split('\n').length;
}

/**
 * Remark plugin: refuses a page with an image that has no text alternative.
 * It runs before the images become `require` calls.
 */
export function checkImages() {
  return (tree: Node, file: MarkdownFile): void => {
    const images = findImages(tree);
    if (images.length === 0 || file.path === undefined) return;
    const text = fs.readFileSync(file.path, 'utf8');
    const before = countLinesBefore(text, String(file.contents));
    const name = path.relative(file.cwd, file.path);
    throw new Error(
      images
        .map(
          ({ line, url }) =>
            `${name}:${before + line}: the image ${url} has no text alternative. Say what it shows: ![text](${url}). If it only decorates: <img src="…" alt="" />.`,
        )
        .join('\n'),
    );
  };
}
