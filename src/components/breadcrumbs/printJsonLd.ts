/** JSON for a `<script>`, escaped so that no string can end the element. */
export function printJsonLd(data: object): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}
