/** Data for a script element, which no text in it can end. */
export function printJsonLd(data: object): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}
