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

const matches =
  (pattern: RegExp) =>
  (value: string): boolean =>
    pattern.test(value);

const isNotEmpty = (value: string): boolean => value !== '';
const isEmpty = (value: string): boolean => value === '';

const RULES: Readonly<Record<string, (value: string) => boolean>> = {
  container: isEmpty,
  empty: isEmpty,
  text: isNotEmpty,
  identifier: isNotEmpty,
  enum: isNotEmpty,
  'enum list': isNotEmpty,
  'keyword list': isNotEmpty,
  'country list': matches(/^(all|none|[A-Z]{2}( [A-Z]{2})*)$/),
  boolean: matches(/^(true|false)$/),
  integer: matches(/^\d+$/),
  number: matches(/^\d+(\.\d+)?$/),
  price: matches(/^\d+(\.\d{2})?$/),
  year: matches(/^\d{4}$/),
  date: (value) => isDateTime(value.replace(/^[\d-]+$/, '$&T00:00Z'), /^/),
  'date-time': (value) => isDateTime(value),
  'time window': isTimeWindow,
  'web address': matches(/^https?:\/\/[^\s/]+\S*$/),
  URI: matches(/^[a-z][a-z0-9+.-]*:\S+$/i),
  'email address': matches(/^[^\s@]+@[^\s@]+$/),
  'media type': matches(/^[\w.+-]+\/[\w.+-]+$/),
  'language tag': matches(/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i),
  'language code': matches(/^[a-z]{2}(-[a-z]{2})?$/i),
  'character set': matches(/^[\w.:+-]+$/),
  'postal code': isNotEmpty,
  'hex digest': matches(/^[0-9a-f]+$/i),
};

export function isValidValue(
  value: string,
  {
    type,
    values,
    open = false,
  }: Pick<FeedAttribute, 'type' | 'values' | 'open'>,
): boolean {
  if (values && !open) {
    const parts = type === 'enum list' ? value.split(/\s*,\s*/) : [value];
    return parts.every((part) => values.includes(part));
  }
  const isValid = RULES[type];
  if (!isValid) throw new Error(`RULES has no type "${type}". Add it.`);
  return isValid(value);
}
