import {
  getPayload,
  getPullParameters,
  isPublic,
} from '../document/getMembers';
import { collectReferences, getSentTypes } from '../document/getReferences';
import { getHome, getSchema, getSchemaName } from '../document/resolveSchema';
import type { OpenRpcDocument, Schema } from '../document/types';
import {
  change,
  type Difference,
  type DiffFinding,
  type DocumentPair,
  type Reach,
} from './Change';
import { diffSchemas } from './diffSchemas';

/** Reports an enumeration that moved from a module's page to a shared types page. */
function diffHome(older: Schema, newer: Schema): Difference[] {
  const { 'x-module': module } = older;
  if (!module || newer['x-module'] || !newer.enum) return [];
  const message = `moved from the ${module} module to the shared types in ${getHome(newer)}`;
  return [change('safe', message)];
}

function diffComponent(documents: DocumentPair, key: string): Difference[] {
  const older = getSchema(documents.older, key);
  const newer = getSchema(documents.newer, key);
  const renamed = documents.renames.get(key);
  const home = diffHome(older, newer);
  if (renamed === undefined) {
    const label = `\`${getSchemaName(documents.newer, key)}\``;
    const schemas = { older, newer, place: { label, path: '' } };
    return [...home, ...diffSchemas(documents, schemas)];
  }
  const message = `a different type under the same name; the earlier type is now called \`${getSchemaName(documents.newer, renamed)}\``;
  return [...home, change('renamed', message)];
}

function describeAdded(
  { older, renames }: DocumentPair,
  key: string,
): Difference {
  const former = [...renames].find(([, name]) => name === key)?.[0];
  const name = former && getSchemaName(older, former);
  const message = `type added${name ? `, formerly called \`${name}\`` : ''}`;
  return { kind: 'added', effect: 'safe', message };
}

function describeRemoved(
  { newer, renames }: DocumentPair,
  key: string,
): Difference {
  const renamed = renames.get(key);
  const name = renamed && getSchemaName(newer, renamed);
  const message = `type removed${name ? `; now called \`${name}\`` : ''}`;
  return { kind: 'removed', effect: name ? 'renamed' : 'removed', message };
}

function createReach(document: OpenRpcDocument): (key: string) => Reach {
  const inputs = getSentTypes(document);
  const outputs = collectReferences(
    document,
    document.methods
      .filter(isPublic)
      .flatMap((method) => [
        getPayload(document, method),
        getPullParameters(document, method),
      ]),
  );
  return (key) => ({ input: inputs.has(key), output: outputs.has(key) });
}

export function diffComponents(documents: DocumentPair): DiffFinding[] {
  const { older, newer, renames } = documents;
  const before = older.components.schemas;
  const after = newer.components.schemas;
  const getOlderReach = createReach(older);
  const getNewerReach = createReach(newer);
  return Object.keys({ ...before, ...after }).flatMap((key) => {
    const [was, is] = [before[key], after[key]];
    // An alias comes and goes without a change to the type, so apps aren't affected.
    if (!(was && is) && (was ?? is)?.['x-alias']) return [];
    const differences = !was
      ? [describeAdded(documents, key)]
      : !is
        ? [describeRemoved(documents, key)]
        : diffComponent(documents, key);
    const reach = was ? getOlderReach(key) : getNewerReach(key);
    const next = getNewerReach(is ? key : (renames.get(key) ?? key));
    return differences.map((difference) => ({
      subject: 'schema',
      symbol: key,
      module: getHome(is ?? was ?? {}),
      reach,
      isNewlyMet: !(reach.input || reach.output) && (next.input || next.output),
      ...difference,
    }));
  });
}
