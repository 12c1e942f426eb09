/* Loads scripts that few pages need. Without these scripts, pages still work. */

const ignore = (): void => undefined;

// This site doesn't use these options.
if (document.querySelector('[data-hides], .navbar [data-docs]'))
  import(/* webpackChunkName: "onDemand" */ './controls/options').catch(ignore);

function leadToHeading(): void {
  if (location.hash.length < 2 || document.querySelector(':target')) return;
  import(/* webpackChunkName: "onDemand" */ './navigate/nearestHeading')
    .then(({ goToNearest }) => goToNearest())
    .catch(ignore);
}

leadToHeading();
addEventListener('hashchange', leadToHeading);

/** Filter fields, and the button of the small screens' table of contents. */
const USED = '[data-filter],[data-control="contents"]';

function load({ target }: Pick<Event, 'target'>): void {
  if (!(target instanceof Element) || !target.closest(USED)) return;
  import(/* webpackChunkName: "onDemand" */ './controls/onDemand').catch(
    ignore,
  );
}

document.addEventListener('pointerdown', load);
document.addEventListener('focusin', load);
// A reader may have typed before this script loaded.
load({ target: document.activeElement });
