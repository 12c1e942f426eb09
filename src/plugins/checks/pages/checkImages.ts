import { withoutSamples } from '../../shared/findImports';

/** Images without a text, of Markdown; and `img` of JSX, with its attributes. */
const IMAGE = /!\[\s*\]\(\s*([^)\s]*)|<img\b(?:[^>{]|\{[^}]*\})*>/g;

/** Images of a page without a text alternative: `file:line: what and fix`. */
export function checkImages(file: string, text: string): readonly string[] {
  const plain = withoutSamples(text).replace(/`[^`\n]*`/g, (code) =>
    code.replace(/[^\n]/g, ' '),
  );
  return [...plain.matchAll(IMAGE)]
    .filter(([image]) => !/\salt\s*=/.test(image))
    .map(({ 0: image, 1: address, index }) => {
      const line = plain.slice(0, index).split('\n').length;
      const url = address ?? /\ssrc="([^"]*)"/.exec(image)?.[1] ?? image;
      return `${file}:${line}: the image ${url} has no text alternative. Say what it shows: ![text](${url}). If it only decorates: <img src="…" alt="" />.`;
    });
}
