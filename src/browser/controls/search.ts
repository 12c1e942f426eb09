import { getReadVersion } from './versions';
import { isShortcut } from './isShortcut';
import { showModal } from './modal';
import { onPress } from './press';
import { BASE } from '../dom/base';
import { cloneTemplate } from '../dom/cloneTemplate';
import { loadStyle } from '../dom/loadStyle';
import { readStored } from '../dom/storage';
import { unmountClients, loadClient } from '../react';
import { clientFiles } from '../react/clientFiles';
import { SLASH_KEY, SLASH_OFF } from '../search/slashKey';

/*
 * Opens the search: the page has its dialog as a template, with a field to type
 * into at once, and the search takes it over.
 */

clientFiles['search'] = async () => {
  const [module] = await Promise.all([
    import(/* webpackChunkName: "search" */ '../search'),
    ...listStyles().map((file) => loadStyle(BASE + file)),
  ]);
  return module;
};

/** Style sheets below the base URL that no page names; `npm start` has them in the script. */
const listStyles = (): readonly string[] =>
  document
    .querySelector<HTMLElement>('template[data-styles]')
    ?.dataset['styles']?.split(' ') ?? [];

/** What was searched for when the dialog was closed last. */
let lastQuery = '';

const findField = (layer: Element): HTMLInputElement | null =>
  layer.querySelector('input[type="search"]');

function open(press?: MouseEvent): void {
  if (document.querySelector('.shell-search')) return;
  const dialog = cloneTemplate('search');
  if (!(dialog instanceof HTMLDialogElement)) return;
  dialog
    .querySelector<HTMLElement>('[data-client]')
    ?.setAttribute('data-props', JSON.stringify(getReadVersion()));
  const field = findField(dialog);
  if (field) field.value = lastQuery;
  showModal(
    dialog,
    () => {
      lastQuery = findField(dialog)?.value ?? '';
      unmountClients(dialog);
    },
    press,
  );
  field?.focus();
  field?.select();
}

onPress('search', (_, press) => {
  open(press);
});

/** Has the search ready when a reader is about to open it. */
function prepare({ target }: Event): void {
  if (!(target instanceof Element)) return;
  if (!target.closest('[data-control="search"]')) return;
  // What fails here is asked for again, and told, when the dialog opens.
  loadClient('search').catch(() => undefined);
}

document.addEventListener('pointerover', prepare);
document.addEventListener('focusin', prepare);

document.addEventListener('keydown', (event) => {
  if (event.defaultPrevented || event.isComposing) return;
  if (!isShortcut(event)) return;
  if (event.key === '/' && readStored(SLASH_KEY) === SLASH_OFF) return;
  event.preventDefault();
  open();
});
