export {
  DocumentError,
  toPointer,
  type DocumentProblem,
} from './document/DocumentError';
export { getComparison } from './pages/getComparison';
export { getSymbols } from './pages/getSymbols';
export { getHistory } from './history/getHistory';
export {
  printDeclarations,
  printSymbolDeclaration,
} from './declarations/printDeclarations';
export type { History } from './history/History';
export { getExamples } from './pages/getExamples';
export { getIndex } from './pages/getIndex';
export { getListeners } from './pages/getListeners';
export {
  getMemberSymbol,
  getMemberTitle,
  isPublic,
} from './document/getMemberName';
export { getModule } from './pages/getModule';
export { getSchemaPage } from './pages/getSchemaPage';
export { getSymbolDocument } from './document/getSymbolDocument';
export {
  getLine,
  listLines,
  type LineKind,
  type Lines,
} from './document/listLines';
export {
  getPagePath,
  LISTED_KINDS,
  LISTS,
  type ListedKind,
} from './pages/getPagePath';
export { listSymbols, type SymbolEntry } from './pages/listSymbols';
export { toJsonSchema } from './schema/toJsonSchema';
export { parseDocument } from './document/parseDocument';
export type * from './pages/models';
export type { Context } from './pages/models';
export type { BehaviorNote, Release, VersionBehavior } from './document/types';
export type { Part } from './print/Part';
export { toText } from './print/Part';
export type { OpenRpcDocument } from './document/types';
