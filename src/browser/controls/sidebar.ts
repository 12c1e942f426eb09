import { isExpanded, onPress, setExpanded } from './press';

/** Hides the list of pages beside the text on all pages, or shows it again. */
onPress('sidebar', (button) => {
  const isShown = !isExpanded(button);
  const { dataset } = document.documentElement;
  if (isShown) delete dataset['sidebar'];
  else dataset['sidebar'] = 'hidden';
  setExpanded(button, isShown);
});
