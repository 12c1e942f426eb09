import type { FeedAttribute } from '../../src/feed/types';
import { isDate, isTimeWindow, isZonedDateTime } from './dateTime';

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
  date: isDate,
  'date-time': isZonedDateTime,
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
