import { isShortcut } from './isShortcut';
import { SLASH_KEY, SLASH_OFF } from '../../../../components/search/slashKey';
import { showModal } from './modal';
import { onPress } from './press';
import { startApp } from './start';
import { readStored } from './storage';

/*
 * The search's dialog, with a field to type into at once. The app, as soon as
 * it is there, puts the real field, with what was typed, in the place of it.
 */

/** Milliseconds after which the dialog says that the search is slow. */
const SLOW_AFTER = 5000;

const LAYER = `<div class="shell-backdrop" data-shell="hide"></div>
<div class="shell-search" role="dialog" aria-modal="true" aria-label="Search" tabindex="-1">
<div class="shell-early"><div class="shell-field"><label for="shell-early">
<svg width="18" height="18" viewBox="0 0 20 20" aria-hidden="true"><path d="M8.5 3a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11Zm4.1 9.6L17 17" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></svg>
<span class="shell-hidden">Search the documentation</span></label>
<input id="shell-early" class="shell-input" type="search" placeholder="Symbol, -&gt; Type, or words" autocapitalize="off" autocomplete="off" autocorrect="off" spellcheck="false" enterkeyhint="go" maxlength="10000">
<button type="button" class="shell-button" data-shell="hide">Close</button></div>
<p class="shell-status" role="status">Loading the search…</p></div></div>`;

/** Tells the app that the dialog is there, or is gone. */
function tellApp(): void {
  document.dispatchEvent(new Event('shell:search'));
}

const findStatus = (): HTMLElement | null =>
  document.querySelector('.shell-status');

function sayFailed(): void {
  const status = findStatus();
  if (!status) return;
  status.setAttribute('role', 'alert');
  status.innerHTML =
    'The search could not be loaded. <button type="button" class="shell-button" data-shell="retry">Try again</button>';
}

function open(press?: MouseEvent): void {
  if (document.querySelector('.shell-search')) return;
  const layer = document.createElement('div');
  layer.className = 'shell-layer';
  layer.innerHTML = LAYER;
  showModal(layer, tellApp, press);
  layer.addEventListener('keydown', ({ key, target }) => {
    // Only the last key counts: a query that changes again is not sent yet.
    if (target instanceof Element && target.id === 'shell-early')
      layer.toggleAttribute('data-entered', key === 'Enter');
  });
  setTimeout(() => {
    const status = layer.querySelector('[role="status"].shell-status');
    if (status)
      status.textContent =
        'The search is still loading. The connection seems slow; you can go on typing.';
  }, SLOW_AFTER);
  startApp();
  tellApp();
}

onPress('search', (_, press) => {
  open(press);
});

onPress('retry', () => {
  const status = findStatus();
  const isReady = document.documentElement.dataset['app'] === 'ready';
  if (!status || !isReady) {
    location.reload();
    return;
  }
  status.setAttribute('role', 'status');
  status.textContent = 'Loading the search…';
  document.querySelector<HTMLElement>('.shell-input')?.focus();
  document.dispatchEvent(new Event('shell:retry'));
});

document.addEventListener('shell:search-failed', sayFailed);
document.addEventListener('shell:app-failed', sayFailed);

document.addEventListener('keydown', (event) => {
  if (event.defaultPrevented || event.isComposing) return;
  if (!isShortcut(event)) return;
  if (event.key === '/' && readStored(SLASH_KEY) === SLASH_OFF) return;
  event.preventDefault();
  open();
});
