const DAY = /(\d{1,2} [A-Z][a-z]+ \d{4})\.$/;

const printDay = (date: Date): string =>
  date.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * Parses a date at the end of a string: "19 August 2022.". Returns `undefined` for dates
 * such as "About …" or "Before …", because a feed can't contain them.
 */
export function parseDay(text: string): Date | undefined {
  const [, day = ''] = DAY.exec(text) ?? [];
  const date = new Date(`${day} UTC`);
  // The parser accepts "Augst" as August.
  const isDay = !Number.isNaN(date.getTime()) && printDay(date) === day;
  return isDay ? date : undefined;
}

export const explainNoDay = (version: string): string =>
  `the ${version} section doesn't start with the release date, which the feeds need. Write it in italics: *19 August 2022.*`;
