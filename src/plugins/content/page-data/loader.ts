import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { drawDiagram } from '../../../diagrams/drawDiagram';
import { parseJson } from '../../../openrpc';
import { parseDiagram, parseFeedFormat } from './parsePageData';

/** Turns `diagrams/<name>.json` into a drawing, and checks `gmrss.json`. */
export default function loader(
  this: LoaderContext<{ readonly siteDir: string }>,
  source: string,
): string {
  const file = path.relative(this.getOptions().siteDir, this.resourcePath);
  try {
    const value = parseJson(source, file);
    const finished = file.endsWith('gmrss.json')
      ? parseFeedFormat(value, file)
      : drawDiagram(parseDiagram(value, file), path.basename(file, '.json'));
    return JSON.stringify(finished);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(reason.startsWith(file) ? reason : `${file}: ${reason}`);
  }
}
