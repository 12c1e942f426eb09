/** Sorts global data, because plugins finish in a different order in each build. */
export default function sortLoader(source: string): string {
  const data = JSON.parse(source) as Readonly<Record<string, unknown>>;
  const names = Object.keys(data).sort();
  return JSON.stringify(
    Object.fromEntries(names.map((name) => [name, data[name]])),
  );
}
