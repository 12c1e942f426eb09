/** Paper has no clicks: every closed part is open while the page is printed. */
let opened: readonly HTMLDetailsElement[] = [];

addEventListener('beforeprint', () => {
  opened = [
    ...document.querySelectorAll<HTMLDetailsElement>('details:not([open])'),
  ];
  for (const details of opened) details.open = true;
});

addEventListener('afterprint', () => {
  for (const details of opened) details.open = false;
  opened = [];
});
