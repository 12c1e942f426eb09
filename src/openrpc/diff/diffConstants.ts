import { getConstants } from '../document/getConstants';
import { getSchemaName } from '../document/resolveSchema';
import type { OpenRpcDocument } from '../document/types';
import { compareLists } from './compareLists';
import type { DiffFinding } from './Difference';
import type { DocumentPair } from './SymbolPlace';

const getNames = (document: OpenRpcDocument, module: string): string[] =>
  getConstants(document, module).map((key) => getSchemaName(document, key));

/** The enumerations that modules of both versions export as constants. */
export function diffConstants({ older, newer }: DocumentPair): DiffFinding[] {
  const kept = newer['x-modules'].filter(({ name }) =>
    older['x-modules'].some((m) => m.name === name),
  );
  return kept.flatMap(({ name: module }) => {
    const { added, removed } = compareLists(
      getNames(older, module),
      getNames(newer, module),
      (name) => name,
    );
    const toFinding = (
      name: string,
      kind: 'added' | 'removed',
    ): DiffFinding => ({
      kind,
      subject: 'constants',
      symbol: `${module}.${name}`,
      module,
      path: '',
      message: `constants ${kind}`,
      effect: kind,
      reach: { input: true, output: true },
    });
    return [
      ...added.map((name) => toFinding(name, 'added')),
      ...removed.map((name) => toFinding(name, 'removed')),
    ];
  });
}
