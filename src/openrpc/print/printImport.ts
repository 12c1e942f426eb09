export const SDK_PACKAGE = '@firebolt-js/sdk';

export const printImport = (module: string): string =>
  `import { ${module} } from '${SDK_PACKAGE}';\n\n`;
