import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import type { PageError, PagePath, PrintJob, RenderJob } from './page';
import { requireFromCore } from '../../shared/requireFromCore';
import { placeParts } from '../client/placeParts';
import { checkControls, createPrinter, type TemplateData } from './printPage';

type Render = (locals: object) => Promise<string>;

/** The tags of a page's `<Head>`, from `react-helmet-async`. */
interface HeadTags {
  readonly style: { readonly toString: () => string };
}

/** Replaces Docusaurus's template until the names of the client's files are known. */
const TEMPLATE = '<%~ JSON.stringify(it) %>';

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
): Promise<readonly PageError[]> {
  // Docusaurus would minify the result as HTML, but it is JSON here.
  process.env['SKIP_HTML_MINIFICATION'] = 'true';
  const render = load(job.bundle);
  const errors: PageError[] = [];
  const rendered: (PagePath & { readonly data: TemplateData })[] = [];
  for (const page of job.pages) {
    // Docusaurus adds the styles of `<Head>` only in the browser.
    let styles = '';
    try {
      const text = await render({
        baseUrl: job.locals.baseUrl,
        routesLocation: job.locals.routesLocation,
        generatedFilesDir: job.generatedFilesDir,
        ssrTemplate: TEMPLATE,
        path: page.path,
        onLinksCollected: () => undefined,
        onHeadTagsCollected: (_: string, { style }: HeadTags) => {
          styles = style.toString();
        },
      });
      const data = JSON.parse(text) as TemplateData;
      const appHtml = placeParts(data.appHtml);
      const metaAttributes = [...data.metaAttributes, styles];
      checkControls(appHtml);
      rendered.push({ ...page, data: { ...data, appHtml, metaAttributes } });
    } catch (error) {
      errors.push({ path: page.path, error: explain(error) });
    }
  }
  const parts = await client;
  const print = parts && createPrinter(job.locals, parts);
  for (const { file, data } of print ? rendered : []) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, print?.(data) ?? '');
  }
  return errors;
}

// Loads packages while webpack builds the server bundle.
(workerData as readonly string[]).forEach((name) => {
  requireFromCore(name);
});

parentPort?.once('message', (job: RenderJob) => {
  const client = new Promise<PrintJob>((resolve) => {
    parentPort?.once('message', resolve);
  });
  void run(job, client).then((errors) => parentPort?.postMessage(errors));
});
