const DATE_TIME =
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/;
const ZONE = /(Z|[+-]\d{2}:\d{2})$/;

/** Rejects days that don't exist; `Date` turns 30 February into 1 March. */
function isDateTime(value: string): boolean {
  const day = new Date(`${value.slice(0, 10)}T00:00Z`);
  return (
    DATE_TIME.test(value) &&
    !Number.isNaN(Date.parse(value)) &&
    day.toISOString().startsWith(value.slice(0, 10))
  );
}

export const isZonedDateTime = (value: string): boolean =>
  isDateTime(value) && ZONE.test(value);

export const isDate = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(value)
    ? isDateTime(`${value}T00:00Z`)
    : isDateTime(value);

/** Start and end are either both UTC, with a zone and the scheme, or both local. */
export function isTimeWindow(value: string): boolean {
  const match =
    /^start=([^;\s]+);\s*end=([^;\s]+)(;\s*scheme=W3C-DTF)?;?$/.exec(value);
  const [, start = '', end = '', scheme] = match ?? [];
  const isUniversal = scheme !== undefined;
  return (
    isDateTime(start) &&
    isDateTime(end) &&
    ZONE.test(start) === isUniversal &&
    ZONE.test(end) === isUniversal &&
    Date.parse(start) < Date.parse(end)
  );
}
