import browserslist from 'browserslist';
import { browserslist as QUERY } from '../../../package.json';

/** Matches the browsers that esbuild supports, in entries such as `ios_saf 17.6-17.7`. */
const ENTRY = /^(chrome|edge|firefox|ios|safari)(?:_saf)? ([\d.]+)/;

/** The oldest supported version of each browser, as an esbuild target: `chrome124`. */
export const TARGETS: string[] = Array.from(
  new Map(
    // Browserslist lists the oldest version of a browser last.
    browserslist(QUERY).flatMap((entry) => {
      const [, name, version = ''] = ENTRY.exec(entry) ?? [];
      return name === undefined ? [] : [[name, version] as const];
    }),
  ),
  ([name, version]) => name + version,
);
