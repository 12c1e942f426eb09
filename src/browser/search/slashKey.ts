/** Where it is stored that the single key does not open the search. */
export const SLASH_KEY = 'site.search.slash';

export const SLASH_OFF = 'off';
