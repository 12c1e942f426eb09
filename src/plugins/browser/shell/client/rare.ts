import { whenIdle } from './idle';

/*
 * Loads the scripts that few pages need. They are files of their own, beside
 * this one.
 */

/** The folder of the scripts; none in `npm start`, which bundles them. */
const [folder] =
  /.*(?=shell\.js$)/.exec(
    (document.currentScript as HTMLScriptElement | null)?.src ?? '',
  ) ?? [];

const loaded: Record<string, true> = {};

/** Runs a script once. If it fails to load, the page works without it. */
function run(name: string): void {
  if (folder === undefined || loaded[name]) return;
  loaded[name] = true;
  const script = document.createElement('script');
  document.head.append(Object.assign(script, { src: `${folder}${name}.js` }));
}

function look(): void {
  if (document.querySelector('[data-tabs]')) run('tabs');
  // The script looks again: `:target` knows no address that the app has set.
  if (location.hash && !document.querySelector(':target')) run('nearest');
}

look();
addEventListener('hashchange', look);
document.addEventListener('page-shown', () => {
  // The app changes the address after this event.
  setTimeout(look);
});
addEventListener('load', () => {
  whenIdle(() => {
    // Fetched ahead, because it also handles a lost network.
    run('later');
  });
});
