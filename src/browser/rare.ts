/*
 * What few pages need, loaded where one does. If it does not come, the page works
 * without it.
 */

if (document.querySelector('[data-hides]')) {
  import(
    /* webpackChunkName: "hide-on-scroll" */ './controls/hideOnScroll'
  ).catch(() => undefined);
}

function look(): void {
  if (location.hash.length < 2 || document.querySelector(':target')) return;
  import(/* webpackChunkName: "nearest-heading" */ './navigate/nearestHeading')
    .then(({ goToNearest }) => {
      goToNearest();
    })
    .catch(() => undefined);
}

look();
addEventListener('hashchange', look);

// Fields above long lists, when a reader comes to use one.
document.addEventListener('focusin', ({ target: field }) => {
  if (!(field instanceof HTMLInputElement) || !field.dataset['filter']) return;
  if (field.ariaBusy) return;
  field.ariaBusy = 'false';
  import(/* webpackChunkName: "filter" */ './controls/filter').then(
    ({ startFilter }) => {
      startFilter(field);
    },
    () => {
      field.ariaBusy = null;
    },
  );
});
