import fs from 'node:fs';

export async function withEdit<T>(
  file: string,
  change: (text: string) => string,
  action: () => Promise<T>,
): Promise<T> {
  const text = fs.readFileSync(file, 'utf8');
  const edited = change(text);
  if (edited === text) throw new Error(`${file}: the edit changes nothing.`);
  fs.writeFileSync(file, edited);
  try {
    return await action();
  } finally {
    fs.writeFileSync(file, text);
  }
}
