/** Allows space, comments and `'use strict'` before the directive. */
const DIRECTIVE =
  /^\uFEFF?(?:\s|\/\/[^\n]*(?:\n|$)|\/\*[^]*?\*\/|(?:'use strict'|"use strict");?)*(?:'use client'|"use client")\s*(?:;|\n|$|\/)/;

/** Whether a file starts with `'use client'`, so that React runs it in the browser. */
export const hasDirective = (source: string): boolean => DIRECTIVE.test(source);
