/**
 * Sorts Docusaurus's global data by plugin name. Plugins finish in a different order
 * each time, so without sorting builds wouldn't be reproducible.
 */
export default function sortLoader(source: string): string {
  const data = JSON.parse(source) as Readonly<Record<string, unknown>>;
  const names = Object.keys(data).sort();
  return JSON.stringify(
    Object.fromEntries(names.map((name) => [name, data[name]])),
  );
}
