/** JSON for a `<script>`, in which no text can close the element. */
export function printJsonLd(data: object): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}
