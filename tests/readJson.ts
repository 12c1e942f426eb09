import fs from 'node:fs';

export const readJson = (file: string): unknown =>
  JSON.parse(fs.readFileSync(file, 'utf8'));
