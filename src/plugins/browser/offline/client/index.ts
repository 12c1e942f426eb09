import { create } from '../../../../run/view/element';
import type { Part } from '../../shell/client/part';
import { readKept } from '../kept';
import { getAddress, getFiles } from '../list';
import { createDialog, type Dialog } from './dialog';
import { ROOT } from './keep';
import { offerUpdate } from './offerUpdate';
import { getNames, readStatus } from './status';

/** Waits for the styles; without them the dialog is plain, and works. */
const loadStyle = (): Promise<void> =>
  new Promise((resolve) => {
    const link = create('link', {
      rel: 'stylesheet',
      href: `${ROOT}js/offline.css`,
      onload: () => {
        resolve();
      },
      onerror: () => {
        resolve();
      },
    });
    document.head.append(link);
  });

let style: Promise<void> | undefined;
let dialog: Dialog | undefined;

/** Shows what is kept, and what can be; the shell's button calls it. */
export const run: Part['run'] = async (_, press, showModal) => {
  dialog ??= createDialog();
  await Promise.all([(style ??= loadStyle()), dialog.refresh()]);
  showModal(dialog.element, () => undefined, press);
};

/**
 * For who keeps a version: tells which pages there are without a network, and
 * offers those that have changed.
 */
export async function checkKept(): Promise<void> {
  const kept = await readKept(ROOT);
  if (!kept) return;
  const addresses = new Set(
    getFiles(kept.list).map(([path]) => getAddress(ROOT, path)),
  );
  document.addEventListener('shell:has-page', (event) => {
    const path = (event as CustomEvent<string>).detail;
    if (addresses.has(location.origin + path)) event.preventDefault();
  });
  document.documentElement.dataset['kept'] = getNames(kept).join(', ');
  offerUpdate(await readStatus());
}
