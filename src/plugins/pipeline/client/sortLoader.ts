/**
 * Sorts core's global data by the names of plugins. Core writes it in the order in
 * which plugins end, which is another one each time.
 */
export default function sortLoader(source: string): string {
  const data = JSON.parse(source) as Readonly<Record<string, unknown>>;
  const names = Object.keys(data).sort();
  return JSON.stringify(
    Object.fromEntries(names.map((name) => [name, data[name]])),
  );
}
