import type { LazyPart } from '../controls/part';
import { readKept } from './kept';
import './offline.css';
import { createDialog, type Dialog } from './dialog';
import { ROOT } from './keep';
import { offerUpdate } from './offerUpdate';
import { getNames, readStatus } from './status';

let dialog: Dialog | undefined;

/** Shows what is kept, and what can be; a button of the page menu calls it. */
export const run: LazyPart['run'] = async (_, press, showModal) => {
  dialog ??= createDialog();
  await dialog.refresh();
  showModal(dialog.element, () => undefined, press);
};

/** For who keeps a version: tells which, and offers what has changed of it. */
export async function checkKept(): Promise<void> {
  const kept = await readKept(ROOT);
  if (!kept) return;
  document.documentElement.dataset['kept'] = getNames(kept).join(', ');
  offerUpdate(await readStatus());
}
