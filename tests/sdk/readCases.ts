import fs from 'node:fs';
import type { SdkCase } from './SdkCase';

/** @throws if the file can't be read or contains no cases */
export function readCases(file: string): readonly SdkCase[] {
  const data: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
  const cases = Array.isArray(data)
    ? data
    : (data as { cases?: unknown }).cases;
  if (Array.isArray(cases) && cases.length > 0) return cases as SdkCase[];
  throw new Error(
    `${file}: holds no cases. Write a list, or an object with the list "cases".`,
  );
}
