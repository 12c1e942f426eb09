import type { DocumentPair, SchemaPair } from './DocumentPair';
import type { Difference } from './Difference';
import type { Effect } from './Finding';
import { getLabel } from './Place';
import { describeType } from './describeType';

/** What to say of types that print alike. */
const EXTENTS: Readonly<Partial<Record<Effect, string>>> = {
  'type-widened': 'allows more values now',
  'type-narrowed': 'allows fewer values now',
};

/** `` `x` is `string` now, formerly `number` ``. */
export function describeTypeChange(
  documents: DocumentPair,
  { older, newer, place }: SchemaPair,
  effect: Effect = 'type-changed',
): Difference {
  const was = describeType(documents.older, older);
  const is = describeType(documents.newer, newer);
  const what =
    is === was
      ? (EXTENTS[effect] ?? 'is another type now')
      : `is ${is} now, formerly ${was}`;
  const message = `${getLabel(place)} ${what}`;
  return { kind: 'changed', path: place.path, effect, message };
}
