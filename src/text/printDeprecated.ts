/** @param advice such as `Since 1.2.3. Use …`; `''` if there is none */
export const printDeprecated = (name: string, advice: string): string =>
  `\`${name}\` is deprecated. ${advice}`
    .replace('deprecated. Since', 'deprecated since')
    .trim();
