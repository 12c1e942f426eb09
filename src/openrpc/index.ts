export {
  printDeclarations,
  printSymbolDeclaration,
} from './declarations/printDeclarations';
export {
  DocumentError,
  parseJson,
  type DocumentProblem,
} from './document/DocumentError';
export {
  getMemberSymbol,
  getMemberTitle,
  isPublic,
} from './document/getMembers';
export { getSymbolDocument, toJsonSchema } from './document/getSymbolDocument';
export { listLines, type LineKind } from './document/listLines';
export { parseDocument } from './document/parseDocument';
export type {
  BehaviorNote,
  OpenRpcDocument,
  Release,
  VersionBehavior,
} from './document/types';
export { getHistory, type History } from './history/getHistory';
export {
  getPagePath,
  LISTED_KINDS,
  LISTS,
  type ListedKind,
} from './pages/getAnchors';
export { getComparison } from './pages/getComparison';
export { getExamples, getListeners } from './pages/getExamples';
export { getIndex, getModule, getSchemaPage } from './pages/getModule';
export { getSymbols, listSymbols, type SymbolEntry } from './pages/listSymbols';
export type * from './pages/models';
export type * from './pages/pageModels';
export { toText, type Part } from './print/printType';
