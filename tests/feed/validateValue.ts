import type { FeedAttribute } from '../../src/feed/types';
import { isDate, isTimeWindow, isZonedDateTime } from './dateTime';
import { suggest } from '../../src/text/suggest';

/** What is wrong with a value, and how to mend it. */
export interface ValueProblem {
  readonly message: string;
  readonly fix: string;
}

interface Rule {
  readonly isValid: (value: string) => boolean;
  /** Completes "Write …". */
  readonly form: string;
}

const matches =
  (pattern: RegExp) =>
  (value: string): boolean =>
    pattern.test(value);

const isNotEmpty = (value: string): boolean => value !== '';
const isEmpty = (value: string): boolean => value === '';

const RULES: Readonly<Record<string, Rule>> = {
  container: { isValid: isEmpty, form: 'only child elements, no text' },
  empty: { isValid: isEmpty, form: 'only attributes, no text' },
  text: { isValid: isNotEmpty, form: 'some text' },
  identifier: { isValid: isNotEmpty, form: 'an id' },
  enum: { isValid: isNotEmpty, form: 'a value' },
  'enum list': { isValid: isNotEmpty, form: 'values separated by commas' },
  'keyword list': { isValid: isNotEmpty, form: 'words separated by commas' },
  'country list': {
    isValid: matches(/^(all|none|[A-Z]{2}( [A-Z]{2})*)$/),
    form: 'two-letter country codes separated by spaces, or all, or none',
  },
  boolean: { isValid: matches(/^(true|false)$/), form: 'true or false' },
  integer: {
    isValid: matches(/^\d+$/),
    form: 'a whole number, digits only',
  },
  number: {
    isValid: matches(/^\d+(\.\d+)?$/),
    form: 'a number with a point, for instance 23.976',
  },
  price: {
    isValid: matches(/^\d+(\.\d{2})?$/),
    form: 'an amount without a currency sign, for instance 3.99',
  },
  year: { isValid: matches(/^\d{4}$/), form: 'a year with four digits' },
  date: {
    isValid: isDate,
    form: 'a date, for instance 2023-06-02 or 2023-06-02T00:00:00Z',
  },
  'date-time': {
    isValid: isZonedDateTime,
    form: 'a date and time with a zone, for instance 2024-05-11T18:45Z',
  },
  'time window': {
    isValid: isTimeWindow,
    form: 'start=…;end=…;scheme=W3C-DTF with zones, or start=…;end=… without zones, and let the start precede the end',
  },
  'web address': {
    isValid: matches(/^https?:\/\/[^\s/]+\S*$/),
    form: 'an address that begins with https:// or http://',
  },
  URI: {
    isValid: matches(/^[a-z][a-z0-9+.-]*:\S+$/i),
    form: 'a URI with its scheme, for instance xre://core/launchapp?appId=AcmeTV',
  },
  'email address': {
    isValid: matches(/^[^\s@]+@[^\s@]+$/),
    form: 'an email address',
  },
  'media type': {
    isValid: matches(/^[\w.+-]+\/[\w.+-]+$/),
    form: 'a media type, for instance text/html',
  },
  'language tag': {
    isValid: matches(/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i),
    form: 'a language tag, for instance en or pt-BR',
  },
  'language code': {
    isValid: matches(/^[a-z]{2}(-[a-z]{2})?$/i),
    form: 'a language code of two or five characters, for instance en or pt-BR',
  },
  'character set': {
    isValid: matches(/^[\w.:+-]+$/),
    form: 'the name of a character set, for instance UTF-8',
  },
  'postal code': { isValid: isNotEmpty, form: 'one postal code' },
  'hex digest': {
    isValid: matches(/^[0-9a-f]+$/i),
    form: 'the checksum in hexadecimal digits',
  },
};

function validateChoice(
  value: string,
  values: readonly string[],
): ValueProblem | undefined {
  if (values.includes(value)) return undefined;
  const choices = values.map((choice) => choice || '(empty)');
  return {
    message: `"${value}" is not an allowed value.`,
    fix: suggest(value, choices),
  };
}

export function validateValue(
  value: string,
  {
    type,
    values,
    open = false,
  }: Pick<FeedAttribute, 'type' | 'values' | 'open'>,
): ValueProblem | undefined {
  if (values && !open) {
    const parts = type === 'enum list' ? value.split(/\s*,\s*/) : [value];
    return parts.map((part) => validateChoice(part, values)).find(Boolean);
  }
  const rule = RULES[type];
  if (!rule) throw new Error(`RULES has no type "${type}". Add it.`);
  if (rule.isValid(value)) return undefined;
  const message =
    value === '' ? 'The value is empty.' : `"${value}" is not allowed here.`;
  return { message, fix: `Write ${rule.form}.` };
}
