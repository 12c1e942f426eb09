import type ts from 'typescript';
import type { TypeScript } from './types';

export const LIBRARIES = [
  'lib.es2022.d.ts',
  'lib.dom.d.ts',
  'lib.dom.iterable.d.ts',
];

/** Returns options that report code which would fail at runtime, but not missing types. */
export const getOptions = (typescript: TypeScript): ts.CompilerOptions => ({
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
});

/** Returns options that treat every sample as a module, even without imports. */
export const getSampleOptions = (
  typescript: TypeScript,
): ts.CompilerOptions => ({
  ...getOptions(typescript),
  moduleDetection: typescript.ModuleDetectionKind.Force,
});
