import type { AppFile } from '../../typing/types';
import { findWish } from '../../upgrade/findWish';
import type { SdkVersion } from '../../upgrade/createSdkVersion';
import type { CommandOptions } from './readOptions';
import type { DataSource } from './DataSource';

/** The versions of an upgrade, and what is to be said of how they were found. */
export interface ChosenVersions {
  readonly versions: readonly SdkVersion[];
  readonly said?: string;
}

/**
 * The versions from the one that the app uses to the one that is wanted.
 * @throws unless both are known and the second is the newer one
 */
export function chooseVersions(
  { from: told, to: wanted }: CommandOptions,
  surroundings: readonly AppFile[],
  { names, getVersion }: DataSource,
): ChosenVersions {
  const list = names.join(', ');
  const wish = told === undefined ? findWish(surroundings, names) : undefined;
  const from = told ?? wish?.version;
  const to = wanted ?? names[names.length - 1] ?? '';
  const doubt = wish?.doubt ? `${wish.file}: ${wish.doubt}` : undefined;
  if (from === undefined) {
    throw new Error(
      `--from: no version given, and ${doubt ?? 'no package.json here or above names the SDK.'} Choose one of ${list}.`,
    );
  }
  for (const [option, name] of Object.entries({ from, to })) {
    if (!names.includes(name)) {
      throw new Error(
        `--${option}: "${name}" is not a version. Choose one of ${list}.`,
      );
    }
  }
  const [start, end] = [names.indexOf(from), names.indexOf(to)];
  if (start >= end) {
    throw new Error(
      `--to: ${to} is not newer than ${from}. ${doubt ? `${doubt} ` : ''}Choose a newer version, or an older one for --from.`,
    );
  }
  return {
    versions: names.slice(start, end + 1).map(getVersion),
    ...(doubt && { said: `${doubt} Checked from ${from} on.` }),
  };
}
