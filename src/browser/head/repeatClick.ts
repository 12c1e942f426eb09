/* Repeats the last click on a button or list that came before the page's script. */

let early: HTMLElement | null = null;

addEventListener('click', ({ target }) => {
  early = (target as Element).closest('button, select');
});

// The deferred script has run before this event. A click on a list of a component loads
// the component, which then reads the reader's choice.
addEventListener('DOMContentLoaded', () => early?.click());
