import type { SearchEntry, Variant, SearchVersion } from './format';
import { hasVersion, printAvailability } from './availability';
import type { Candidate } from './candidates';
import { getExcerpt, markWords } from './excerpt';
import { LEVEL } from './getLevel';
import type { Hit, SearchScope } from './results';

/** An address outside the docs of a version. */
const IS_WHOLE = /^(?:\/|https:)/;

const MEMBERS = ['method', 'event', 'listener', 'message'];

/** Members show their module, as in code. */
function getTitle({ kind, name, parent }: SearchEntry): string {
  return parent !== undefined && MEMBERS.includes(kind)
    ? `${parent}.${name}`
    : name;
}

function getPlace({ kind, parent }: SearchEntry, { path }: Variant): string {
  if (kind === 'tool') return 'Tools';
  const [folder] = path.split('/');
  const root = { api: 'API', changelog: 'Changelog' }[folder ?? ''] ?? 'Guides';
  return parent === undefined || parent === root ? root : `${root} › ${parent}`;
}

/** The version that the hit opens: the searched one, otherwise the newest that has it. */
function getVersion(
  { versions: ranges }: Variant,
  versions: readonly SearchVersion[],
  scope: SearchScope,
): SearchVersion | undefined {
  const index =
    scope !== 'all' && hasVersion(ranges, scope)
      ? scope
      : versions.findIndex((_, i) => hasVersion(ranges, i));
  return versions[index];
}

/** Everything that the list shows for a candidate. */
export function toHit(
  { item, level, terms, reason }: Candidate,
  text: string,
  versions: readonly SearchVersion[],
  scope: SearchScope,
): Hit {
  const { entry, variant } = item;
  const marked = new Set(terms);
  const isNamed = level > LEVEL.text;
  const { path, summary = '', signature } = variant;
  return {
    id: `${item.id}`,
    kind: entry.kind,
    title: markWords(getTitle(entry), marked),
    place: getPlace(entry, variant),
    url: IS_WHOLE.test(path)
      ? path
      : `${getVersion(variant, versions, scope)?.path ?? '/'}${path}`,
    // A reader who searches for a name wants to know what it is.
    excerpt: getExcerpt(summary, isNamed && summary ? '' : text, marked),
    ...(signature !== undefined && { signature }),
    availability: printAvailability(entry.variants, versions),
    isDeprecated: variant.deprecated ?? false,
    ...(reason !== undefined && { reason }),
  };
}
