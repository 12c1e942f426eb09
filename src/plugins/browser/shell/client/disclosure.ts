import { isExpanded, onPress, setExpanded } from './press';

/** Opens or closes the part of a menu that a button belongs to. */
onPress('category', (button) => {
  const isOpen = !isExpanded(button);
  setExpanded(button, isOpen);
  button
    .closest('.menu__list-item')
    ?.classList.toggle('menu__list-item--collapsed', !isOpen);
});

/** "On this page" of small screens: a copy of the list beside the text. */
onPress('contents', (button) => {
  const isOpen = !isExpanded(button);
  setExpanded(button, isOpen);
  const list = document.querySelector('.theme-doc-toc-desktop > ul');
  if (isOpen && list && !button.nextElementSibling) {
    button.after(list.cloneNode(true));
  }
});
