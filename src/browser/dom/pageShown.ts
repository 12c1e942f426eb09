/** Fired on the document after the navigator has shown another page. */
export const PAGE_SHOWN = 'page-shown';

/** Fired on the document after a tool has written its state to the URL. */
export const ADDRESS_CHANGED = 'address-changed';
