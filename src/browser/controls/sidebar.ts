import { onChange } from '../dom/onChange';
import { onPress, setExpanded } from './press';

/* With the theme's option `hideable`, hides or shows the sidebar on all pages. */

const root = document.documentElement;

const isHidden = (): boolean => root.dataset['sidebar'] === 'hidden';

function show(): void {
  const button = document.querySelector('[data-control="sidebar"]');
  if (button) setExpanded(button, !isHidden());
}

onPress('sidebar', () => {
  if (isHidden()) delete root.dataset['sidebar'];
  else root.dataset['sidebar'] = 'hidden';
  show();
});

onChange(show);
