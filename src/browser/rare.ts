/*
 * What few pages need, loaded where one does. If it does not come, the page works
 * without it.
 */

if (document.querySelector('[data-hides]')) {
  import(/* webpackChunkName: "late" */ './controls/hideOnScroll').catch(
    () => undefined,
  );
}

function look(): void {
  if (location.hash.length < 2 || document.querySelector(':target')) return;
  import(/* webpackChunkName: "late" */ './navigate/nearestHeading')
    .then(({ goToNearest }) => {
      goToNearest();
    })
    .catch(() => undefined);
}

look();
addEventListener('hashchange', look);

/** Fields above long lists, and what opens over the text. */
const LATE = '[data-filter],summary,[data-control="contents"]';

for (const name of ['pointerdown', 'focusin'] as const) {
  document.addEventListener(name, ({ target }) => {
    if (!(target instanceof Element) || !target.closest(LATE)) return;
    import(/* webpackChunkName: "late" */ './controls/late').catch(
      () => undefined,
    );
  });
}
