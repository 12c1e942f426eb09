import type ts from 'typescript';
import type { TypeScript } from './types';

/** TypeScript's own declarations that code is checked with. */
export const LIBRARIES = [
  'lib.es2022.d.ts',
  'lib.dom.d.ts',
  'lib.dom.iterable.d.ts',
];

/** Strict where that tells what breaks an app; lax where it only scolds. */
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

/** For samples: each is a module, also one that imports nothing. */
export function getSampleOptions(typescript: TypeScript): ts.CompilerOptions {
  return {
    ...getOptions(typescript),
    moduleDetection: typescript.ModuleDetectionKind.Force,
  };
}
