import type { FeedAttribute } from '../../src/feed/types';

const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?/;
const ZONE = /^(Z|[+-]\d{2}:\d{2})$/;

/** Rejects days that don't exist; `Date` turns 30 February into 1 March. */
function isDateTime(value: string, zone = ZONE): boolean {
  const day = value.slice(0, 10);
  return (
    DATE_TIME.test(value) &&
    zone.test(value.replace(DATE_TIME, '')) &&
    !Number.isNaN(Date.parse(value)) &&
    new Date(`${day}T00:00Z`).toISOString().startsWith(day)
  );
}

/** Start and end are either both UTC, with a zone and the scheme, or both local. */
function isTimeWindow(value: string): boolean {
  const [, start = '', end = '', scheme] =
    /^start=([^;\s]+);\s*end=([^;\s]+)(;\s*scheme=W3C-DTF)?;?$/.exec(value) ??
    [];
  const zone = scheme === undefined ? /^$/ : ZONE;
  return (
    isDateTime(start, zone) &&
    isDateTime(end, zone) &&
    Date.parse(start) < Date.parse(end)
  );
}

const PATTERNS: Readonly<Record<string, RegExp>> = {
  container: /^$/,
  empty: /^$/,
  text: /./,
  identifier: /./,
  enum: /./,
  'enum list': /./,
  'keyword list': /./,
  'postal code': /./,
  'country list': /^(all|none|[A-Z]{2}( [A-Z]{2})*)$/,
  boolean: /^(true|false)$/,
  integer: /^\d+$/,
  number: /^\d+(\.\d+)?$/,
  price: /^\d+(\.\d{2})?$/,
  year: /^\d{4}$/,
  'web address': /^https?:\/\/[^\s/]+\S*$/,
  URI: /^[a-z][a-z0-9+.-]*:\S+$/i,
  'email address': /^[^\s@]+@[^\s@]+$/,
  'media type': /^[\w.+-]+\/[\w.+-]+$/,
  'language tag': /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i,
  'language code': /^[a-z]{2}(-[a-z]{2})?$/i,
  'character set': /^[\w.:+-]+$/,
  'hex digest': /^[0-9a-f]+$/i,
};

export function isValidValue(
  value: string,
  { type, values, open }: Pick<FeedAttribute, 'type' | 'values' | 'open'>,
): boolean {
  if (values && !open) {
    const parts = type === 'enum list' ? value.split(/\s*,\s*/) : [value];
    return parts.every((part) => values.includes(part));
  }
  if (type === 'time window') return isTimeWindow(value);
  if (type === 'date-time') return isDateTime(value);
  if (type === 'date')
    return isDateTime(value.replace(/^[\d-]+$/, '$&T00:00Z'), /^/);
  const pattern = PATTERNS[type];
  if (!pattern) throw new Error(`PATTERNS has no type "${type}". Add it.`);
  return pattern.test(value);
}
