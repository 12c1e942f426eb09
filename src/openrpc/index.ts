export {
  DocumentError,
  toPointer,
  type Problem,
} from './document/DocumentError';
export { getComparison } from './pages/getComparison';
export { getHistory } from './history/getHistory';
export { getSymbols } from './pages/getSymbols';
export { printDeclarations } from './declarations/printDeclarations';
export type { History } from './history/History';
export { getIndex } from './pages/getIndex';
export { getMemberSymbol } from './document/getMemberName';
export { getModule } from './pages/getModule';
export { getSchemaPage } from './pages/getSchemaPage';
export { parseDocument } from './document/parseDocument';
export type * from './pages/models';
export type { Context } from './pages/Context';
export type { Release } from './document/Release';
export type { Part } from './print/Part';
export { toText } from './print/Part';
export type { OpenRpcDocument } from './document/types';
