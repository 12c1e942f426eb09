import { createRequire } from 'node:module';
import vm from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import type { RenderAnswer, RenderJob, RenderedPage } from './page';

type Render = (locals: object) => Promise<string>;

const { bundle, paths, locals } = workerData as RenderJob;

/** Names in error messages and stacks what core names there. */
const FILE = 'main';

function load(): Render {
  const module = { exports: {} as { default: Render } };
  const run = vm.runInThisContext(
    `(function (exports, require, module, __filename) {${bundle}\n})`,
    { filename: FILE },
  ) as (this: unknown, ...args: unknown[]) => void;
  run.call(
    globalThis,
    module.exports,
    createRequire(require.resolve('@docusaurus/core/package.json')),
    module,
    '',
  );
  return module.exports.default;
}

/** Tags, and values of attributes that styles ask for. */
const NAMES = /<([a-z][\w-]*)|\s(?:class|id)="([^"]*)"|\s([a-z-]+)="/g;

/** What scripts make elements of later, with styles that come then. */
const TEMPLATES = /<template\b.*?<\/template>/gs;

const listNames = (html: string): readonly string[] => [
  ...new Set(
    Array.from(html.matchAll(NAMES), ([, tag, values, attribute]) =>
      (tag ?? values ?? attribute ?? '').split(' '),
    ).flat(),
  ),
];

const CALLS = /\sdata-(control|island)="([^"]*)"/g;

const listCalls = (html: string): RenderedPage['calls'] =>
  Array.from(
    new Map(
      Array.from(html.matchAll(CALLS), ([text, kind = '', name = '']) => [
        text,
        [kind, name] as const,
      ]),
    ).values(),
  );

async function renderPage(render: Render, path: string): Promise<RenderAnswer> {
  let links: readonly string[] = [];
  let head = {};
  const data = await render({
    ...locals,
    path,
    onLinksCollected: (_: string, found: readonly string[]) => {
      links = found;
    },
    onHeadTagsCollected: (_: string, tags: object) => {
      head = Object.fromEntries(
        Object.entries(tags).map(([kind, tag]) => [kind, String(tag)]),
      );
    },
  });
  const { scripts, appHtml } = JSON.parse(data) as {
    scripts: readonly string[];
    appHtml: string;
  };
  const page: RenderedPage = {
    data,
    names: listNames(appHtml.replace(TEMPLATES, '')),
    calls: listCalls(appHtml),
    links,
    head,
  };
  const bytes = new TextEncoder().encode(JSON.stringify(page));
  return { path, page: bytes, modules: scripts };
}

async function run(): Promise<void> {
  // The result is not HTML yet.
  process.env['SKIP_HTML_MINIFICATION'] = 'true';
  const render = load();
  for (const path of paths) {
    const answer = await renderPage(render, path).catch(
      (error: unknown): RenderAnswer => ({
        path,
        error: String((error instanceof Error && error.stack) || error),
      }),
    );
    parentPort?.postMessage(answer, answer.page ? [answer.page.buffer] : []);
  }
}

void run();
