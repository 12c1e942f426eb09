import { whenIdle } from './idle';

/*
 * What few pages need is not part of this script; it lies beside it.
 */

/** Where the others lie; nowhere in `npm start`, which has all in one. */
const [folder] =
  /.*(?=shell\.js$)/.exec(
    (document.currentScript as HTMLScriptElement | null)?.src ?? '',
  ) ?? [];

const loaded: Record<string, true> = {};

/** Runs a script once; where it does not come, the page does without. */
function run(name: string): void {
  if (folder === undefined || loaded[name]) return;
  loaded[name] = true;
  const script = document.createElement('script');
  document.head.append(Object.assign(script, { src: `${folder}${name}.js` }));
}

function look(): void {
  if (document.querySelector('[data-tabs]')) run('tabs');
  // It looks again: for the app's addresses the browser has no target.
  if (location.hash && !document.querySelector(':target')) run('nearest');
}

look();
addEventListener('hashchange', look);
document.addEventListener('page-shown', () => {
  // The app changes the address after that.
  setTimeout(look);
});
addEventListener('load', () => {
  whenIdle(() => {
    // Part of it could not come when it is needed.
    run('later');
  });
});
