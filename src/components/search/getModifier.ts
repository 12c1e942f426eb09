/** What the key for shortcuts is called; asked in the browser only. */
export const getModifier = (): string =>
  /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';
