/** Paper isn't interactive, so all `<details>` are open while printing. */
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
