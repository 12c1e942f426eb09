import fs from 'node:fs';
import type { SdkCase } from './SdkCase';

/** @throws if the file can't be read or contains no cases */
export function readCases(file: string): readonly SdkCase[] {
  const { cases } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    readonly cases?: unknown;
  };
  if (Array.isArray(cases) && cases.length > 0) return cases as SdkCase[];
  throw new Error(
    `${file}: holds no cases. Write an object with the list "cases".`,
  );
}
