const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Returns the text of HTML that React or `escapeMarkup` has escaped. */
export const unescapeMarkup = (html: string): string =>
  html.replace(/&(?:amp|lt|gt|quot|#x27);/g, (name) => ENTITIES[name] ?? name);
