import {
  autocompletion,
  insertCompletionText,
  pickedCompletion,
  type Completion as Option,
  type CompletionContext,
} from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { Completion, CompletionDetails } from '../../../typing/types';
import type { Ask } from '../../typing/TypeClient';
import { printDescription } from './printDescription';

/** Ranks the code's own names before globals. */
const toBoost = ({ order }: Completion): number =>
  Math.max(-99, 12 - Number.parseInt(order, 10) * 2);

/** Inserts the name and its import. */
async function apply(
  view: EditorView,
  option: Option,
  from: number,
  to: number,
  details: Promise<CompletionDetails | undefined>,
): Promise<void> {
  const { doc } = view.state;
  const { edits = [] } = (await details) ?? {};
  // The reader has typed more, so the positions are wrong.
  if (view.state.doc !== doc) return;
  const name = insertCompletionText(view.state, option.label, from, to);
  view.dispatch(name, {
    changes: edits,
    annotations: pickedCompletion.of(option),
  });
}

export function createCompletion(ask: Ask): Extension {
  const source = async (context: CompletionContext) => {
    const { pos, state, explicit } = context;
    const isName = context.matchBefore(/[\w$]$/) !== null;
    const isStart = /[.'"]/.test(state.sliceDoc(pos - 1, pos));
    if (!explicit && !isName && !isStart) return null;
    const code = state.doc.toString();
    const found = await ask('completions', code, pos);
    if (!found || context.aborted) return null;
    const toOption = (completion: Completion): Option => {
      const getDetails = () => ask('details', code, pos, completion);
      return {
        label: completion.name,
        type: completion.isDeprecated ? 'deprecated' : completion.kind,
        boost: toBoost(completion),
        ...(completion.source !== undefined && {
          detail: 'adds the import',
          apply: (view, option, from, to) => {
            void apply(view, option, from, to, getDetails());
          },
        }),
        info: async () => {
          const details = await getDetails();
          return details ? printDescription(details) : null;
        },
      };
    };
    return {
      from: found.from,
      options: found.items.map(toOption),
      validFor: /^[\w$]*$/,
    };
  };
  return autocompletion({
    override: [source],
    icons: false,
    optionClass: ({ type }) =>
      type === 'deprecated' ? 'types-deprecated' : '',
  });
}
