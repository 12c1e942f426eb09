import type { Language } from '../../../typing/types';

export interface Sample {
  /** `Device.name()`, or the title of the guide. */
  readonly place: string;
  readonly title: string;
  readonly language: Language;
  readonly code: string;
  /** The SDK version, if it differs from the version of the docs. */
  readonly version?: string;
}

/** Returns the samples whose titles contain all words, in the order of the docs. */
export function findSamples(samples: readonly Sample[], query: string) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return samples.filter(({ place, title, version = '', language }) => {
    const kind = language === 'ts' ? 'typescript' : 'javascript';
    const text = `${place} ${title} ${version} ${kind}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
