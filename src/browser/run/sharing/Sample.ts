import type { Language } from '../../../typing/types';

/** A code sample of the docs that opens in the playground. */
export interface Sample {
  /** Its location: `Device.name()`, or the title of a guide. */
  readonly place: string;
  /** Its title there. */
  readonly title: string;
  readonly language: Language;
  readonly code: string;
  /** SDK version, if it isn't that of the docs. */
  readonly version?: string;
}

/** Returns the samples that contain all words, in the order of the docs. */
export function findSamples(
  samples: readonly Sample[],
  query: string,
): readonly Sample[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return samples.filter(({ place, title, version = '', language }) => {
    const kind = language === 'ts' ? 'typescript' : 'javascript';
    const text = `${place} ${title} ${version} ${kind}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
