import { selectNotes } from '../diff/selectNotes';
import type { BehaviorNote, Release, VersionBehavior } from '../document/types';
import type { ChangeModel } from './models';

/** Whether a note breaks apps, and why; the policy for notes. */
const REASONS = {
  breaks: 'code that uses it this way stops working',
  types: 'TypeScript only: code that uses it no longer compiles',
  differs: 'it still works',
};

/** The name in a pattern: `Device.name`, `once`, `@scope/sdk/dist/sdk`. */
function getSymbol(pattern: string): string {
  const [form = '', symbol = ''] = pattern.split(' ');
  return symbol === '*' ? form : symbol.replace('*.', '');
}

/** The symbols that a note is about. Types have rows of their own. */
function getSymbols({ when }: BehaviorNote): readonly string[] {
  const patterns = when.filter((pattern) => !pattern.startsWith('type '));
  // A callback for all events is another way to meet the same, as are paths of a file.
  const named = patterns.filter((p) => !/^(?:all|import|reference) /.test(p));
  const chosen = named.length ? named : patterns.slice(0, 1);
  return [...new Set(chosen.map(getSymbol))];
}

/** The versions after one of them, and that one; `undefined` if it is not among them. */
function getSteps(
  from: string,
  behavior: readonly VersionBehavior[] = [],
): readonly VersionBehavior[] | undefined {
  const index = behavior.findIndex(({ version }) => version === from);
  return index < 0 ? undefined : behavior.slice(index);
}

/** A difference that no document tells, without links. */
export type BehaviorChange = Omit<ChangeModel, 'from' | 'to' | 'signature'>;

/** Changes of behavior between two versions, also on the way back. */
export function getBehaviorChanges(
  older: Release,
  newer: Release,
): readonly BehaviorChange[] {
  const forward = getSteps(older.version, newer.behavior);
  const steps = forward ?? getSteps(newer.version, older.behavior) ?? [];
  return selectNotes(steps).flatMap(({ version, note }) =>
    getSymbols(note).map((symbol): BehaviorChange => {
      const text = note.change ?? note.message;
      const message = text.replace(/\{symbol\}/g, symbol);
      const [module = '', ...rest] = symbol.split('.');
      const isMember = rest.length > 0 && /^[A-Z]\w*$/.test(module);
      return {
        kind: 'changed',
        subject: 'method',
        module: isMember ? module : '',
        symbol,
        message: forward
          ? message
          : `change of ${version} taken back: ${message}`,
        breaking:
          note.kind === 'breaks' || (!!forward && note.kind === 'types'),
        reason: forward
          ? REASONS[note.kind]
          : 'code that relies on the change can stop working',
      };
    }),
  );
}
