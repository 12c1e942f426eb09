import { STANDALONE_PAGES } from '../../../site/standalonePages';
import { TOOLS, type ToolName } from '../../../site/toolLinks';
import type { FinishedSite } from '../../shared/FinishedSite';
import type { SearchRecord } from './record';

const KEYWORDS: Readonly<Record<ToolName, readonly string[]>> = {
  playground: [
    'try it online',
    'run code in the browser',
    'repl',
    'sandbox',
    'code editor',
  ],
  compare: ['diff versions', 'api diff', 'what changed between versions'],
  upgrade: ['check my app', 'check my code', 'codemod'],
};

const toRecord = (
  name: string,
  path: string,
  summary: string,
  keywords: readonly string[],
): SearchRecord => ({
  id: `tool ${name}`,
  kind: 'tool',
  name,
  path,
  summary,
  keywords,
  text: '',
});

/** Returns records of the site's tools, and of the actions that every page offers. */
export function collectTools(
  { hasTools, repository }: Pick<FinishedSite, 'hasTools' | 'repository'>,
  hasArchives: boolean,
): readonly SearchRecord[] {
  const names = hasTools ? (Object.keys(TOOLS) as ToolName[]) : [];
  const offline = toRecord(
    'Read offline',
    'offline.zip',
    'Downloads all pages of this version. They work offline, including search.',
    ['offline docs', 'download the docs', 'zip archive of the docs'],
  );
  return [
    ...names.map((tool) => {
      const { title, description } = STANDALONE_PAGES[tool];
      return toRecord(title, TOOLS[tool], description, KEYWORDS[tool]);
    }),
    ...(hasArchives ? [offline] : []),
    toRecord(
      'Report a problem',
      `${repository}/issues/new`,
      'Opens an issue on GitHub about these docs. To edit a page yourself, use its “Edit this page” link.',
      ['edit page', 'feedback on the docs', 'mistake in the docs'],
    ),
  ];
}
