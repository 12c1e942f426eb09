import type { SdkCase } from './SdkCase';
import { readJson } from '../readJson';

/** @throws if the file can't be read or contains no cases */
export function readCases(file: string): readonly SdkCase[] {
  const { cases } = readJson(file) as { readonly cases?: unknown };
  if (Array.isArray(cases) && cases.length > 0) return cases as SdkCase[];
  throw new Error(
    `${file}: holds no cases. Write an object with the list "cases".`,
  );
}
