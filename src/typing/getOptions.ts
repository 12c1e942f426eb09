import ts from 'typescript';
import { LIBRARIES } from './libraries';

/** Returns options that report code which would fail at runtime, but not missing types. */
export const getOptions = (): ts.CompilerOptions => ({
  strict: true,
  noImplicitAny: false,
  useUnknownInCatchVariables: false,
  allowJs: true,
  checkJs: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.Preserve,
  lib: LIBRARIES,
  types: [],
});

/** Returns options that treat every sample as a module, even without imports. */
export const getSampleOptions = (): ts.CompilerOptions => ({
  ...getOptions(),
  // By default, TypeScript accepts a default import of the SDK, which has none.
  allowSyntheticDefaultImports: false,
  ignoreDeprecations: '6.0',
  moduleDetection: ts.ModuleDetectionKind.Force,
});
