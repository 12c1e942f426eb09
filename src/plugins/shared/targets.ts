import browserslist from 'browserslist';
import { browserslist as QUERY } from '../../../package.json';

/** Browsers that esbuild knows, by their names in `browserslist`. */
const NAMES: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'ios',
  safari: 'safari',
};

/**
 * The oldest version of each browser that `package.json` names, as esbuild takes it:
 * `chrome124`. All scripts and styles are written for these.
 */
export const TARGETS: string[] = Array.from(
  new Map(
    // As `ios_saf 17.6-17.7`; the oldest of a browser comes last.
    browserslist(QUERY).flatMap((entry) => {
      const [browser = '', version = ''] = entry.split(/[ -]/);
      const name = NAMES[browser];
      return name === undefined ? [] : [[name, version] as const];
    }),
  ),
  ([name, version]) => name + version,
);
