import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createFixtureSite,
  merge,
  type Edits,
  type FixtureSite,
} from './fixtureSite';
import { LIVE } from './liveSite';

const TIMEOUT = 900_000;

const PUBLIC = 'src/components/public';

const printPage = (text: string): string =>
  `---\ntitle: Refused\ndescription: A page with something that the build has to refuse, with a reason.\n---\n\n${text}\n`;

const toPage = (name: string): string =>
  `versioned_docs/version-1.0.0/${name}.mdx`;

const without = (text: string): string => text.replace(/^'use client';\n/, '');

describe('client components', { timeout: TIMEOUT }, () => {
  let site: FixtureSite;
  let first: ReturnType<FixtureSite['readBuild']>;

  beforeAll(() => {
    site = createFixtureSite();
    const { succeeds, output } = site.build(LIVE);
    expect(succeeds, output).toBe(true);
    first = site.readBuild();
  }, TIMEOUT);

  afterAll(() => {
    site.remove();
  });

  it('are printed with their props, and with what they are given', () => {
    const html = site.read('docs/live/index.html');
    expect(html).toContain(
      `<client-component data-client="${PUBLIC}/Counter" data-props="{&quot;start&quot;:3}">`,
    );
    expect(html).toMatch(
      /<client-slot name="icon"><b>Icon<\/b><\/client-slot>/,
    );
    expect(html).toMatch(
      /<client-slot name="children"><p>Given <strong>text<\/strong> with <client-component data-client="src\/components\/public\/Label"/,
    );
    expect(html).toMatch(/<template data-slot="children"><p>Hidden /);
    expect(html).toContain(`data-client="${PUBLIC}/Bomb#EarlyBomb"`);
    expect(html).not.toContain('data-raw');
    // A component inside another client component is part of it.
    expect(html.match(/data-client="[^"]*Label"/g)).toHaveLength(3);
  });

  it('are printed in pages beside the docs, and in parts of the theme', () => {
    expect(site.read('live/index.html')).toContain(
      '<client-slot name="children"><p>In a page.</p></client-slot>',
    );
    expect(site.read('docs/guide/index.html')).toContain(
      'data-client="src/theme/Footer/Copyright"',
    );
  });

  it('are what they say in Markdown', () => {
    const text = site.read('docs/live/index.md');
    expect(text).toContain('Given **text** with');
    expect(text).not.toMatch(/client-|Count:/);
  });

  it('have a chunk each, and no other file has one', () => {
    const scripts = Object.keys(first).filter((name) =>
      name.startsWith('assets/js/'),
    );
    const named = scripts.map((name) => name.replace(/.*\/|\..*/g, ''));
    for (const name of [
      'Counter',
      'Label',
      'Closed',
      'Chart',
      'Bomb',
      'Asks',
    ]) {
      expect(named).toContain(`components-public-${name}`);
    }
    expect(named).not.toContain('components-public-EarlyBomb');
  });

  it('are refused where they cannot work, each with its place', () => {
    const { succeeds, output } = site.build(
      merge(LIVE, {
        [`${PUBLIC}/Counter.jsx`]: without,
        'src/theme/Footer/Copyright/index.jsx': without,
        [toPage('dead')]: () =>
          printPage(
            'export const Dead = () => <b onClick={() => 1}>x</b>;\n\n<Dead />',
          ),
      }),
    );
    expect(succeeds).toBe(false);
    expect(output).toContain(
      `${PUBLIC}/Counter.jsx:8: useState(), useEffect(), onClick=, onChange=, onKeyDown= has no effect here`,
    );
    expect(output).toContain(
      'src/theme/Footer/Copyright/index.jsx:6: useState(), onClick= has no effect here',
    );
    expect(output).toContain(
      `${toPage('dead')}:6: onClick= has no effect here: React does not run this file in the browser. Move the component to a file that starts with 'use client', and import it.`,
    );
  });

  it('are refused what they cannot be given, and what HTML cannot hold', () => {
    const importLabel = `import Label from '@site/${PUBLIC}/Label';\n\n`;
    const { succeeds, output } = site.build(
      merge(LIVE, {
        [toPage('function')]: () =>
          printPage(`${importLabel}<Label text={() => 1} />`),
        [toPage('paragraph')]: () =>
          printPage(
            `import Counter from '@site/${PUBLIC}/Counter';\n\nText <Counter /> text.`,
          ),
        [`${PUBLIC}/Doc.jsx`]: () =>
          "'use client';\nimport React from 'react';\nimport { useDoc } from '@docusaurus/theme-common/internal';\nexport default function Doc() { return <p>{useDoc().metadata.title}</p>; }\n",
        [toPage('context')]: () =>
          printPage(`import Doc from '@site/${PUBLIC}/Doc';\n\n<Doc />`),
        [`${PUBLIC}/Twice.jsx`]: () =>
          "'use client';\nimport React from 'react';\nexport default function Twice({ children }) { return <div>{children}{children}</div>; }\n",
        [toPage('twice')]: () =>
          printPage(
            `import Twice from '@site/${PUBLIC}/Twice';\n\n<Twice>\n\nText\n\n</Twice>`,
          ),
      }),
    );
    expect(succeeds).toBe(false);
    for (const text of [
      `<Label> of ${PUBLIC}/Label: its prop "text" is a function.`,
      `${PUBLIC}/Counter renders <section> inside <p>, which HTML doesn't allow`,
      `<Doc> of ${PUBLIC}/Doc: Hook useDoc is called outside the <DocProvider>.`,
      `<Twice> of ${PUBLIC}/Twice: it renders its prop "children" twice`,
    ]) {
      expect(output).toContain(text);
    }
  });

  it('leave the files of a fresh checkout when the directive comes or goes', () => {
    const build = (edits: Edits) => {
      const { succeeds, output } = site.build(edits);
      expect(succeeds, output).toBe(true);
      return site.readBuild();
    };
    const plain = `${PUBLIC}/Plain.jsx`;
    const page: Edits = {
      [plain]: () =>
        "'use client';\nimport React from 'react';\nexport default function Plain() { return <p>Plain.</p>; }\n",
      [toPage('plain')]: () =>
        printPage(`import Plain from '@site/${PUBLIC}/Plain';\n\n<Plain />`),
    };
    const still = merge(page, { [plain]: without });
    build(merge(LIVE, page));
    const after = build(merge(LIVE, still));
    const again = build(merge(LIVE, page));
    site.forget();
    expect(again).toEqual(build(merge(LIVE, page)));
    site.forget();
    expect(after).toEqual(build(merge(LIVE, still)));
  });
});
