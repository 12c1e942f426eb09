import type ts from 'typescript';
import type { TypeScript } from './types';

/** The declarations of JavaScript and the DOM. */
export const LIBRARIES = [
  'lib.es2022.d.ts',
  'lib.dom.d.ts',
  'lib.dom.iterable.d.ts',
];

/** Reports code that would fail at runtime, but not missing annotations. */
export function getOptions(typescript: TypeScript): ts.CompilerOptions {
  return {
    strict: true,
    noImplicitAny: false,
    useUnknownInCatchVariables: false,
    allowJs: true,
    checkJs: true,
    noEmit: true,
    target: typescript.ScriptTarget.ES2022,
    module: typescript.ModuleKind.ESNext,
    moduleResolution: typescript.ModuleResolutionKind.Bundler,
    jsx: typescript.JsxEmit.Preserve,
    lib: LIBRARIES,
    types: [],
  };
}

/** Treats every sample as a module, even if it imports nothing. */
export function getSampleOptions(typescript: TypeScript): ts.CompilerOptions {
  return {
    ...getOptions(typescript),
    moduleDetection: typescript.ModuleDetectionKind.Force,
  };
}
