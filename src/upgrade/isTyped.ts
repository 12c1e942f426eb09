import type ts from 'typescript';
import type { TypeScript } from '../typing/types';

/** Asks the compiler to check a file in JavaScript, or tells it a type. */
const ASKS = /@ts-check\b|@(type|param|returns?|typedef|satisfies|import)\s*\{/;

/** True for a file of whose types a compiler of the app has something to say. */
export function isTyped(typescript: TypeScript, file: ts.SourceFile): boolean {
  const isJavaScript = (file.flags & typescript.NodeFlags.JavaScriptFile) !== 0;
  return !isJavaScript || ASKS.test(file.text);
}
