import { getReadVersion } from './versions';
import { isShortcut } from './isShortcut';
import { showModal } from './modal';
import { onPress } from './press';
import { readStored } from '../dom/storage';
import { endIslands } from '../islands';
import { loadIsland } from '../islands/load';
import { SLASH_KEY, SLASH_OFF } from '../search/slashKey';

/*
 * Opens the search: the page has its dialog as a template, with a field to type
 * into at once, and the island `search` wakes in it.
 */

/** What was searched for when the dialog was closed last. */
let lastQuery = '';

const findField = (layer: Element): HTMLInputElement | null =>
  layer.querySelector('input[type="search"]');

function open(press?: MouseEvent): void {
  if (document.querySelector('.shell-search')) return;
  const template = document.querySelector<HTMLTemplateElement>(
    'template[data-state="search"]',
  );
  const dialog = template?.content.firstElementChild?.cloneNode(true);
  if (!(dialog instanceof HTMLDialogElement)) return;
  dialog
    .querySelector<HTMLElement>('[data-island]')
    ?.setAttribute('data-props', JSON.stringify(getReadVersion()));
  const field = findField(dialog);
  if (field) field.value = lastQuery;
  dialog.addEventListener('keydown', ({ key, ctrlKey, metaKey, target }) => {
    if (target !== findField(dialog)) return;
    // Only the last key counts: a query that changes again is not sent yet.
    dialog.toggleAttribute('data-entered', key === 'Enter');
    dialog.toggleAttribute('data-elsewhere', ctrlKey || metaKey);
  });
  showModal(
    dialog,
    () => {
      lastQuery = findField(dialog)?.value ?? '';
      endIslands(dialog);
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
  loadIsland('search').catch(() => undefined);
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
