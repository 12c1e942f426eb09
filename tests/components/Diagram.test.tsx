import fs from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import Diagram from '../../src/components/Diagram';
import { drawDiagram } from '../../src/diagrams/drawDiagram';
import { parseDiagram } from '../../src/plugins/content/page-data/parsePageData';
import { listFiles } from '../../src/plugins/shared/listFiles';
import { findAll } from '../findAll';

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

test.each([...DIAGRAMS].map(([text, file]) => [file, text]))(
  '%s is an image with texts and a list of sentences, with every shape inside',
  (file = '', text = '') => {
    const html = render(text, file);
    const [, label, description, width, height] =
      /<svg role="img" aria-labelledby="(\S+)" aria-describedby="(\S+)".*?viewBox="0 0 (\d+) (\d+)"/.exec(
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
    const shapes = [...html.matchAll(/ x="(\S+)" y="(\S+)"/g)];
    const outside = shapes.filter(
      ([, x, y]) =>
        !(Number(x) > 0 && Number(x) < Number(width)) ||
        !(Number(y) > 0 && Number(y) < Number(height)),
    );
    expect(outside).toEqual([]);
  },
);

test('the ids of a diagram tell it from others on the page', () => {
  const [text = ''] = DIAGRAMS.keys();
  const ids = ['one', 'two'].flatMap((name) =>
    findAll(render(text, `${name}.json`), / id="(\S+)"/g),
  );
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(4);
});
