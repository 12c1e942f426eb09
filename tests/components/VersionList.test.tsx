import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import VersionList, {
  ArchiveLink,
} from '../../src/components/versions/VersionList';

vi.mock('@generated/openrpc/default/summaries.json', () => ({ default: {} }));

vi.mock('@docusaurus/Link', () => ({
  default: ({ to }: { readonly to: string }) => <a href={to} />,
}));

vi.mock('@docusaurus/plugin-content-docs/client', () => ({
  useVersions: () => [{ name: '1', label: '1', path: '/site/', docs: [] }],
}));

// Docusaurus ends the path with a slash only if the docs are at the base URL.
it.each(['/site', '/site/'])('links to the archive of docs at %s', (path) => {
  const html = renderToStaticMarkup(<ArchiveLink label="1" path={path} />);
  expect(html).toContain('href="/site/offline.zip"');
});

it('links to changelogs of docs at the base URL', () => {
  const html = renderToStaticMarkup(<VersionList />);
  expect(html).toContain('href="/site/changelog/"');
});
