import { onChange } from '../dom/onChange';

const REGIONS = '.theme-code-block pre, [data-region]';

/** Makes overflowing tables focusable, and shows a button to wrap overflowing code. */
function measure(region: HTMLElement): void {
  const scrolls = region.scrollWidth > region.clientWidth;
  const { region: name } = region.dataset;
  if (name === undefined) {
    const block = region.closest('.theme-code-block');
    block?.toggleAttribute('data-scrolls', scrolls);
  } else if (scrolls) {
    region.tabIndex = 0;
    region.setAttribute('role', 'group');
    region.setAttribute('aria-label', name);
  } else {
    for (const attribute of ['tabindex', 'role', 'aria-label'])
      region.removeAttribute(attribute);
  }
}

// If the browser skips an element's layout, this runs once the element comes into view.
const sizes = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const region = target.closest<HTMLElement>(REGIONS);
    if (region) measure(region);
  }
});

onChange(() => {
  for (const region of document.querySelectorAll(REGIONS)) {
    // A font that loads late changes only the size of the content.
    for (const part of [region, ...region.children]) sizes.observe(part);
  }
});
