/* Repeats the last click on a button or list that came before the page's script. */

let early: HTMLElement | null = null;

addEventListener('click', ({ target }) => {
  early = (target as Element).closest('button, select');
});

// By then, deferred scripts have run. A click on a list loads its component, which reads it.
addEventListener('DOMContentLoaded', () => early?.click());
