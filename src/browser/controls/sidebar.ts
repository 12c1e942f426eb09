import { onChange } from '../dom/onChange';
import { onPress, setExpanded } from './press';

/* With the theme's option `hideable`, hides or shows the sidebar on all pages. */

const root = document.documentElement;

function show(): void {
  const button = document.querySelector('[data-control="sidebar"]');
  if (button) setExpanded(button, !root.hasAttribute('data-sidebar-hidden'));
}

onPress('sidebar', () => {
  root.toggleAttribute('data-sidebar-hidden');
  show();
});

onChange(show);
