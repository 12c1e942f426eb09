const DAY = /(\d{1,2} [A-Z][a-z]+ \d{4})\.$/;

const printDay = (date: Date): string =>
  date.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * The day with which a text ends: "19 August 2022.". Of some releases only
 * "About …" or "Before …" is known; a feed has no word for that, its text has.
 *
 * @returns nothing where there is none
 */
export function parseDay(text: string): Date | undefined {
  const [, day = ''] = DAY.exec(text) ?? [];
  const date = new Date(`${day} UTC`);
  // The parser takes "Augst" for August.
  const isDay = !Number.isNaN(date.getTime()) && printDay(date) === day;
  return isDay ? date : undefined;
}

/** What to say of a release whose text does not begin with a day. */
export const explainNoDay = (version: string): string =>
  `the release ${version} doesn't start with its date, which the feeds need. Write it in italics: *19 August 2022.*`;
