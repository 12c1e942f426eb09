import type { SearchEntry, Variant, SearchVersion } from './format';
import { printAvailability } from './availability';
import type { Candidate } from './candidates';
import { getExcerpt, markWords } from './excerpt';
import { LEVEL } from './getFit';
import type { Hit, SearchScope } from './results';

/** Matches a URL that isn't relative to a version's docs. */
const IS_WHOLE = /^(?:\/|https:)/;

const MEMBERS = ['method', 'event', 'listener', 'message'];

const getTitle = ({ kind, name, parent }: SearchEntry): string =>
  parent !== undefined && MEMBERS.includes(kind) ? `${parent}.${name}` : name;

function getPlace({ kind, parent }: SearchEntry, { path }: Variant): string {
  if (kind === 'tool') return 'Tools';
  const [folder] = path.split('/');
  const root = { api: 'API', changelog: 'Changelog' }[folder ?? ''] ?? 'Guides';
  return parent === undefined || parent === root ? root : `${root} › ${parent}`;
}

export function toHit(
  { item, level, terms, reason }: Candidate,
  text: string,
  versions: readonly SearchVersion[],
  scope: SearchScope,
): Hit {
  const { entry, variant } = item;
  const marked = new Set(terms);
  const isNamed = level > LEVEL.text;
  const { path, summary = '', signature, versions: own } = variant;
  // The searched version, or otherwise the newest one.
  const version = versions[own.find((one) => one === scope) ?? own[0] ?? -1];
  return {
    id: `${item.id}`,
    kind: entry.kind,
    title: markWords(getTitle(entry), marked),
    place: getPlace(entry, variant),
    url: IS_WHOLE.test(path) ? path : `${version?.path ?? '/'}${path}`,
    // Readers who search for a name want to see the summary.
    excerpt: getExcerpt(summary, isNamed && summary ? '' : text, marked),
    ...(signature !== undefined && { signature }),
    availability: printAvailability(entry.variants, versions),
    isDeprecated: variant.deprecated ?? false,
    ...(reason !== undefined && { reason }),
  };
}
