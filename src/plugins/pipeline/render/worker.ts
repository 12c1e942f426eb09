import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { replaceFile } from '../../shared/replaceFile';
import type {
  RenderAnswer,
  RenderedPage,
  RenderJob,
  RenderPackages,
} from './page';

type Render = (locals: object) => Promise<string>;

/** Names in error messages and stacks what core names there. */
const FILE = 'main';

const requireFromCore = createRequire(
  require.resolve('@docusaurus/core/package.json'),
);

function load(bundle: SharedArrayBuffer): Render {
  const module = { exports: {} as { default: Render } };
  const run = vm.compileFunction(
    Buffer.from(bundle).toString('latin1'),
    ['exports', 'require', 'module', '__filename'],
    { filename: FILE },
  ) as (this: unknown, ...args: unknown[]) => void;
  run.call(globalThis, module.exports, requireFromCore, module, '');
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

/** Keeps a rendered page under the name of its content. */
function keep(page: RenderedPage, folder: string): string {
  const text = JSON.stringify(page);
  const name = `${createHash('sha256').update(text).digest('hex')}.json`;
  const file = path.join(folder, name);
  if (!fs.existsSync(file)) replaceFile(file, text);
  return name;
}

async function renderPage(
  render: Render,
  name: string,
  { locals, folder }: RenderJob,
): Promise<RenderAnswer> {
  const data = await render({
    ...locals,
    path: name,
    onLinksCollected: () => undefined,
    onHeadTagsCollected: () => undefined,
  });
  const { scripts, appHtml } = JSON.parse(data) as {
    scripts: readonly string[];
    appHtml: string;
  };
  const page: RenderedPage = {
    data,
    names: listNames(appHtml.replace(TEMPLATES, '')),
    calls: listCalls(appHtml),
  };
  return { path: name, rendered: keep(page, folder), modules: scripts };
}

async function run(job: RenderJob): Promise<void> {
  // The result is not HTML yet.
  process.env['SKIP_HTML_MINIFICATION'] = 'true';
  const render = load(job.bundle);
  for (const name of job.paths) {
    const answer = await renderPage(render, name, job).catch(
      (error: unknown): RenderAnswer => ({
        path: name,
        error: String((error instanceof Error && error.stack) || error),
      }),
    );
    parentPort?.postMessage(answer);
  }
}

// While webpack still makes the bundle.
(workerData as RenderPackages).forEach((name) => {
  requireFromCore(name);
});

parentPort?.once('message', (job: RenderJob) => void run(job));
