/** What stands before the first statement: space, comments, other directives. */
const DIRECTIVE =
  /^\uFEFF?(?:\s|\/\/[^\n]*(?:\n|$)|\/\*[^]*?\*\/|(?:'use strict'|"use strict");?)*(?:'use client'|"use client")\s*(?:;|\n|$|\/)/;

/** Whether a file begins with `'use client'`, so that it runs in the browser. */
export const hasDirective = (source: string): boolean => DIRECTIVE.test(source);
