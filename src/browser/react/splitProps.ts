import { isValidElement, type ReactNode } from 'react';

/** MDX passes these props to every component. */
const OF_MDX = ['mdxType', 'originalType'];

const isSlot = (value: unknown): value is ReactNode =>
  isValidElement(value) || (Array.isArray(value) && value.some(isSlot));

/** Describes the first part of a value that JSON can't represent. */
function findForeign(value: unknown): string | undefined {
  if (value === null || ['string', 'boolean'].includes(typeof value)) return;
  if (typeof value === 'number')
    return Number.isFinite(value) ? undefined : `the number ${value}`;
  if (typeof value !== 'object') return `a ${typeof value}`;
  if (isValidElement(value)) return 'an element inside other data';
  if (Array.isArray(value)) return value.map(findForeign).find(Boolean);
  const prototype = Object.getPrototypeOf(value) as object | null;
  if (prototype !== Object.prototype && prototype !== null)
    return `an instance of ${(value.constructor as { name?: string } | undefined)?.name ?? ''}`;
  return Object.values(value)
    .filter((one) => one !== undefined)
    .map(findForeign)
    .find(Boolean);
}

/** Returns `Bomb` for `src/components/Tests#Bomb`. */
export const getName = (id: string): string => /[^/#]*$/.exec(id)?.[0] ?? id;

/**
 * Separates JSON values from elements, which the browser receives as HTML.
 * @throws for any other value
 */
export function splitProps(
  id: string,
  props: Readonly<Record<string, unknown>>,
) {
  const entries = Object.entries(props).filter(
    ([name, value]) => value !== undefined && !OF_MDX.includes(name),
  );
  for (const [name, value] of entries) {
    const foreign = isSlot(value) ? undefined : findForeign(value);
    if (foreign === undefined) continue;
    if (props['history'] && props['match'])
      throw new Error(
        `${id}: a page can't begin with 'use client', because its layout is static HTML. Move the interactive part into a component file that begins with 'use client', and import it here.`,
      );
    throw new Error(
      `<${getName(id)}> of ${id}: its prop "${name}" is ${foreign}. Props of a client component must be JSON values or elements. Move code that runs in the browser into a file that starts with 'use client'.`,
    );
  }
  return {
    data: Object.fromEntries(entries.filter(([, value]) => !isSlot(value))),
    slots: Object.fromEntries(
      entries.filter(([, value]) => isSlot(value)),
    ) as Readonly<Record<string, ReactNode>>,
  };
}
