/** Event of the document: the navigator has put another page on show. */
export const PAGE_SHOWN = 'page-shown';

/** Event of the document: a tool has written its state into the address. */
export const ADDRESS_CHANGED = 'address-changed';
