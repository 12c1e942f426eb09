/** Apart from the options, because a build only copies these files. */
export const LIBRARIES = [
  'lib.es2022.d.ts',
  'lib.dom.d.ts',
  'lib.dom.iterable.d.ts',
];
