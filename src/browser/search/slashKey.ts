/** Storage key of the setting that turns the single-key shortcut off. */
export const SLASH_KEY = 'site.search.slash';

export const SLASH_OFF = 'off';
