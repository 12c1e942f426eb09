import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import type { PagePath, PageResult, PrintJob, RenderJob } from './page';
import { requireFromCore } from '../../shared/requireFromCore';
import { placeParts } from '../client/placeParts';
import { checkControls, createPrinter, type TemplateData } from './printPage';

type Render = (locals: object) => Promise<string>;

/** The tags of a page's `<Head>`, from `react-helmet-async`. */
type HeadTags = Readonly<
  Record<string, { toString(): string; toComponent(): object | undefined }>
>;

// Messages can't contain functions or symbols.
function describeHead(tags: HeadTags): PageResult['head'] {
  const described = Object.entries(tags).map(([name, tag]) => [
    name,
    { html: tag.toString(), parts: tag.toComponent() },
  ]);
  return JSON.parse(
    JSON.stringify(Object.fromEntries(described)),
  ) as PageResult['head'];
}

/** Keeps a page's data until the names of the client's files are known. */
const TEMPLATE = '<% globalThis.keepData(it) %>';

/** The bundle's name in stack traces, as in Docusaurus. */
const FILE = 'main';

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

const explain = (error: unknown): string =>
  String((error instanceof Error && error.stack) || error);

/** Renders the pages, waits for the names of the client's files, and writes the pages. */
async function run(
  job: RenderJob,
  client: Promise<PrintJob>,
): Promise<readonly PageResult[]> {
  // Docusaurus would minify the result, which is empty here.
  process.env['SKIP_HTML_MINIFICATION'] = 'true';
  let data: TemplateData = { appHtml: '', metaAttributes: [] };
  const keepData = (it: TemplateData): void => {
    data = it;
  };
  Object.assign(globalThis, { keepData });
  const render = load(job.bundle);
  const results: PageResult[] = [];
  const rendered: (PagePath & { readonly data: TemplateData })[] = [];
  for (const page of job.pages) {
    let head: PageResult['head'] = {};
    try {
      await render({
        baseUrl: job.locals.baseUrl,
        routesLocation: job.locals.routesLocation,
        generatedFilesDir: job.generatedFilesDir,
        ssrTemplate: TEMPLATE,
        path: page.path,
        onLinksCollected: () => undefined,
        onHeadTagsCollected: (_: string, tags: HeadTags) => {
          head = describeHead(tags);
        },
      });
      const appHtml = placeParts(data.appHtml);
      // Docusaurus adds the styles of `<Head>` only in the browser.
      const metaAttributes = [
        ...data.metaAttributes,
        head['style']?.html ?? '',
      ];
      checkControls(appHtml);
      rendered.push({ ...page, data: { ...data, appHtml, metaAttributes } });
      results.push({ path: page.path, head });
    } catch (error) {
      results.push({ path: page.path, head, error: explain(error) });
    }
  }
  const parts = await client;
  const print = parts && createPrinter(job.locals, parts);
  for (const { file, data } of print ? rendered : []) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, print?.(data) ?? '');
  }
  return results;
}

// Loads packages while webpack builds the server bundle.
(workerData as readonly string[]).forEach((name) => {
  requireFromCore(name);
});

parentPort?.once('message', (job: RenderJob) => {
  const client = new Promise<PrintJob>((resolve) => {
    parentPort?.once('message', resolve);
  });
  void run(job, client).then((results) => parentPort?.postMessage(results));
});
