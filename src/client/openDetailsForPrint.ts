/** Paper has no clicks: every closed part is open while the page is printed. */
type Restore = () => void;

let restore: readonly Restore[] = [];

/** A `<details>` of the theme also hides its content by inline styles. */
function openDetails(details: HTMLDetailsElement): Restore {
  const content = details.querySelector<HTMLElement>(
    ':scope[data-collapsed="true"] > div',
  );
  const style = content?.getAttribute('style') ?? '';
  details.open = true;
  content?.removeAttribute('style');
  return () => {
    details.open = false;
    content?.setAttribute('style', style);
  };
}

if (typeof window !== 'undefined') {
  window.addEventListener('beforeprint', () => {
    const closed = document.querySelectorAll<HTMLDetailsElement>(
      'details:not([open])',
    );
    restore = [...closed].map(openDetails);
  });
  window.addEventListener('afterprint', () => {
    restore.forEach((undo) => {
      undo();
    });
    restore = [];
  });
}
