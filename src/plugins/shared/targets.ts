import browserslist from 'browserslist';
import { browserslist as QUERY } from '../../../package.json';

/** esbuild's name of each browser, by its name in `browserslist`. */
const NAMES: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'ios',
  safari: 'safari',
};

/**
 * The oldest supported version of each browser in `package.json`, as an esbuild target
 * such as `chrome124`. All scripts and styles are compiled for these.
 */
export const TARGETS: string[] = Array.from(
  new Map(
    // Entries look like `ios_saf 17.6-17.7`; a browser's oldest version comes last.
    browserslist(QUERY).flatMap((entry) => {
      const [browser = '', version = ''] = entry.split(/[ -]/);
      const name = NAMES[browser];
      return name === undefined ? [] : [[name, version] as const];
    }),
  ),
  ([name, version]) => name + version,
);
