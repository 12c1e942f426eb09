import { getReadVersion } from './versions';
import { showModal } from './modal';
import { onPress } from './press';
import { BASE } from '../dom/base';
import { loadStyle } from '../dom/loadStyle';
import { readStored, SLASH_KEY } from '../dom/storage';
import { cloneTemplate, loadClient, unmountClients } from '../react';
import { clientFiles } from '../react/clientFiles';

/** Returns true for Ctrl+K, ⌘K, and `/` outside text fields. */
function isShortcut(event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if ((ctrlKey || metaKey) && !altKey && !shiftKey)
    return key.toLowerCase() === 'k';
  // If the focus is in a shadow root, `event.target` is only the root's host element.
  const [target] = event.composedPath();
  const isPlain = !altKey && !ctrlKey && !metaKey;
  const isInField =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'));
  return key === '/' && isPlain && !isInField;
}

/* The search dialog is a template, so the reader can type before the search loads. */

clientFiles['search'] = async () => {
  const [module] = await Promise.all([
    import(/* webpackChunkName: "search" */ '../search'),
    ...listStyles().map((file) => loadStyle(BASE + file)),
  ]);
  return module;
};

/** The search's style sheets, relative to the base URL; none with `npm start`. */
const listStyles = (): readonly string[] =>
  document
    .querySelector<HTMLElement>('template[data-styles]')
    ?.dataset['styles']?.split(' ') ?? [];

let lastQuery = '';

const findField = (layer: Element): HTMLInputElement | null =>
  layer.querySelector('input[type="search"]');

function open(press?: MouseEvent): void {
  if (document.querySelector('.shell-search')) return;
  const dialog = cloneTemplate('search');
  if (!(dialog instanceof HTMLDialogElement)) return;
  dialog
    .querySelector<HTMLElement>('[data-client]')
    ?.setAttribute('data-props', JSON.stringify(getReadVersion() ?? {}));
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

onPress('search', (_, press) => open(press));

function preload({ target }: Event): void {
  if (!(target instanceof Element)) return;
  if (!target.closest('[data-control="search"]')) return;
  // If loading fails, opening the dialog tries again and shows the error.
  loadClient('search').catch(() => undefined);
}

document.addEventListener('pointerover', preload);
document.addEventListener('focusin', preload);

document.addEventListener('keydown', (event) => {
  if (event.defaultPrevented || event.isComposing) return;
  if (!isShortcut(event)) return;
  if (event.key === '/' && readStored(SLASH_KEY) === 'off') return;
  event.preventDefault();
  open();
});
