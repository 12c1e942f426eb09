/** Nothing: no page has tags, a date or a link to edit it. */
export default function DocItemFooter(): null {
  return null;
}
