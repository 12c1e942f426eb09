import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import Tabs from '../../src/theme/Tabs';
import TabItem from '../../src/theme/TabItem';

vi.mock('@theme/Tabs', () => ({}));
vi.mock('@theme/TabItem', () => ({}));

const LINUX = (
  <TabItem value="linux" label="Linux" key="1">
    A
  </TabItem>
);

it('prints tabs in the order of values, with their attributes, and none at first', () => {
  const html = renderToStaticMarkup(
    <Tabs
      block
      defaultValue={null}
      values={[
        { value: '18', label: 'Node 18' },
        { value: '16', attributes: { className: 'old', title: 'Old' } },
      ]}
    >
      <TabItem value="16">A</TabItem>
      <TabItem value="18" className="wide">
        B
      </TabItem>
    </Tabs>,
  );
  expect(html).toContain('data-initial=""');
  expect(html).toMatch(
    />Node 18<\/button><button type="button" class="[^"]*old" title="Old"/,
  );
  expect(html).toMatch(/class="[^"]*wide" data-tab="18"/);
  expect(html).not.toContain('data-shown');
  // Markdown, in which panels follow each other, keeps the emphasis.
  expect(html).toContain('<strong>Node 18</strong></p>');
});

it.each([
  [
    <Tabs>{[<p key="2" />, LINUX]}</Tabs>,
    '<Tabs> may contain only <TabItem value="…">. Remove everything else.',
  ],
  [
    <Tabs>
      {LINUX}
      <TabItem value="linux">B</TabItem>
    </Tabs>,
    '<Tabs> has two items with the value "linux". Change one.',
  ],
  [
    <Tabs defaultValue="win">{[LINUX]}</Tabs>,
    '<Tabs> has no item with the default value "win". Choose one of: linux.',
  ],
])('refuses what would show nothing: %#', (tabs, message) => {
  expect(() => renderToStaticMarkup(tabs)).toThrow(message);
});
