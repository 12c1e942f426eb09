/* Controls that few readers use, so the first press or focus loads them. */
export {};

/** Returns the button of the small screens' open table of contents, which covers the text. */
const getContents = (): HTMLElement | null =>
  document.querySelector('[data-control="contents"][aria-expanded="true"]');

function closeOnLeave({ target }: Event): void {
  const button = getContents();
  if (button && !button.parentElement?.contains(target as Node)) button.click();
}

document.addEventListener('pointerdown', closeOnLeave);
document.addEventListener('focusin', closeOnLeave);

document.addEventListener('keydown', ({ key }) => {
  const button = key === 'Escape' && getContents();
  if (!button) return;
  button.click();
  button.focus();
});

/** Milliseconds from the last key press until screen readers announce the count. */
const ANNOUNCE_DELAY = 300;

let timer: ReturnType<typeof setTimeout> | undefined;

function filter(field: HTMLInputElement): void {
  const list = document.getElementById(field.dataset['filter'] ?? '');
  const wanted = field.value.trim().toLowerCase();
  // Finds `audio (Device)` by `Device.audio()` too.
  const words = wanted.split(/[\s.()]+/);
  let count = 0;
  for (const group of list?.querySelectorAll<HTMLElement>('section') ?? []) {
    let isEmpty = true;
    for (const item of group.querySelectorAll<HTMLElement>('[data-filtered]')) {
      const name = item.dataset['filtered'] ?? '';
      item.hidden = !words.every((word) => name.includes(word));
      if (item.hidden) continue;
      isEmpty = false;
      count += 1;
    }
    group.hidden = isEmpty;
  }
  const status = field.closest('p')?.querySelector('[role="status"]');
  clearTimeout(timer);
  timer = setTimeout(() => {
    const text = `${count === 1 ? '1 name' : `${count || 'No'} names`}.`;
    if (status) status.textContent = wanted ? text : '';
  }, ANNOUNCE_DELAY);
}

const isFilter = (field: unknown): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.dataset['filter'] !== undefined;

document.addEventListener('input', ({ target }) => {
  if (isFilter(target)) filter(target);
});

// The reader may have typed before this script loaded.
if (isFilter(document.activeElement)) filter(document.activeElement);
