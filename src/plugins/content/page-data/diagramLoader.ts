import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { drawDiagram } from '../../../diagrams/drawDiagram';
import { parseDiagram } from './parseDiagram';

/** Turns `diagrams/<name>.json` into the finished drawing. */
export default function diagramLoader(
  this: LoaderContext<{ readonly siteDir: string }>,
  source: string,
): string {
  const { siteDir } = this.getOptions();
  const file = path.relative(siteDir, this.resourcePath);
  const diagram = parseDiagram(source, file);
  try {
    const name = path.basename(file, '.json');
    return JSON.stringify(drawDiagram(diagram, name));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file}: ${reason}`);
  }
}
