import fs from 'node:fs';
import { expect, it } from 'vitest';
import { VERSIONS } from './versions';
import { readJson } from '../readJson';

interface Group {
  readonly label: string;
  readonly items: readonly (string | { readonly id: string })[];
}

function getLabel(folder: string, id: string): string {
  const text = fs.readFileSync(`${folder}/${id}.mdx`, 'utf8');
  const [, label] =
    /^sidebar_label: (.*)$/m.exec(text) ?? /^title: (.*)$/m.exec(text) ?? [];
  return label ?? id;
}

it.each(VERSIONS)('groups of %s have names that fit their pages', (version) => {
  const sidebars = readJson(
    `versioned_sidebars/version-${version}-sidebars.json`,
  ) as Record<string, readonly (Group | string)[]>;
  const groups = Object.values(sidebars)
    .flat()
    .filter(
      (item): item is Group => typeof item !== 'string' && 'items' in item,
    );
  expect(groups.length).toBeGreaterThan(8);
  for (const { label, items } of groups) {
    const names = items.map((item) =>
      getLabel(
        `versioned_docs/version-${version}`,
        typeof item === 'string' ? item : item.id,
      ),
    );
    expect(names).not.toContain(label);
    if (label.includes('upgrade')) expect(names).toContain('Upgrading');
  }
});
