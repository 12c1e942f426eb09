import fs from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import Diagram from '../../src/components/Diagram';
import { drawDiagram } from '../../src/diagrams/drawDiagram';
import { parseDiagram } from '../../src/plugins/content/page-data/parsePageData';
import { listFiles } from '../../src/plugins/shared/listFiles';

/** The diagrams of all versions, without duplicates. */
const DIAGRAMS = new Map(
  ['docs', 'versioned_docs']
    .flatMap((dir) => listFiles(dir).map((name) => path.posix.join(dir, name)))
    .filter((file) => /\/diagrams\/[^/]+\.json$/.test(file))
    .map((file) => [fs.readFileSync(file, 'utf8'), file] as const),
);

function render(text: string, file: string): string {
  const name = path.basename(file, '.json');
  const model = drawDiagram(parseDiagram(JSON.parse(text), file), name);
  return renderToStaticMarkup(<Diagram model={model} />);
}

test('there are diagrams', () => {
  expect(DIAGRAMS.size).toBeGreaterThanOrEqual(9);
});

describe.each([...DIAGRAMS])('the diagram %#', (text, file) => {
  const html = render(text, file);
  test(`${file} is an image with texts, and a list of sentences`, () => {
    const [, label, description] =
      /<svg role="img" aria-labelledby="(\S+)" aria-describedby="(\S+)"/.exec(
        html,
      ) ?? [];
    expect(html).toMatch(new RegExp(`<title id="${label}">[^<]{5,}</title>`));
    expect(html).toMatch(
      new RegExp(`<desc id="${description}">[^<]{60,}</desc>`),
    );
    expect(html).toMatch(/<figcaption[^>]*>.{20,}<\/figcaption>/);
    const items = html.match(/<li>.*?<\/li>/g) ?? [];
    expect(items.length).toBeGreaterThan(0);
    expect(items.filter((item) => !item.endsWith('.</li>'))).toEqual([]);
  });

  test(`${file} draws every shape inside its width and height`, () => {
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(html) ?? [];
    for (const [, x = '', y = ''] of html.matchAll(/ x="(\S+)" y="(\S+)"/g)) {
      expect(Number(x)).toBeGreaterThan(0);
      expect(Number(x)).toBeLessThan(Number(width));
      expect(Number(y)).toBeGreaterThan(0);
      expect(Number(y)).toBeLessThan(Number(height));
    }
  });
});

test('the ids of a diagram tell it from others on the page', () => {
  const [[text, file] = ['', '']] = DIAGRAMS;
  const ids = ['one', 'two'].flatMap((name) =>
    [...render(text, `${name}.json`).matchAll(/ id="(\S+)"/g)].map((m) => m[1]),
  );
  expect(file).not.toBe('');
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(4);
});
