const DAY = /(\d{1,2} [A-Z][a-z]+ \d{4})\.$/;

const printDay = (date: Date): string =>
  date.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * Parses the date at the end of a string: "19 August 2022.". Some releases only have "About
 * …" or "Before …", which a feed can't contain.
 * @returns `undefined` if the string has no date
 */
export function parseDay(text: string): Date | undefined {
  const [, day = ''] = DAY.exec(text) ?? [];
  const date = new Date(`${day} UTC`);
  // The parser accepts "Augst" as August.
  const isDay = !Number.isNaN(date.getTime()) && printDay(date) === day;
  return isDay ? date : undefined;
}

/** Returns the error for a release whose description doesn't start with a date. */
export const explainNoDay = (version: string): string =>
  `the release ${version} doesn't start with its date, which the feeds need. Write it in italics: *19 August 2022.*`;
