declare const __webpack_public_path__: string;

/** Where the site lies, with a slash at its end: `/firebolt-documentation/`. */
export const BASE = __webpack_public_path__;
