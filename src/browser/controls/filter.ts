/** Milliseconds of rest after which the count is said, not at each letter. */
const REST = 300;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows of a list what has the text of a field, and says how much that is. */
function filter(field: HTMLInputElement): void {
  const list = document.getElementById(field.dataset['filter'] ?? '');
  const wanted = field.value.trim().toLowerCase();
  let count = 0;
  for (const group of list?.querySelectorAll<HTMLElement>('section') ?? []) {
    let isEmpty = true;
    for (const item of group.querySelectorAll<HTMLElement>('[data-filtered]')) {
      item.hidden = !item.dataset['filtered']?.includes(wanted);
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
  }, REST);
}

const isFilter = (field: unknown): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.dataset['filter'] !== undefined;

document.addEventListener('input', ({ target }) => {
  if (isFilter(target)) filter(target);
});

// What was typed before this came.
if (isFilter(document.activeElement)) filter(document.activeElement);
