import { suggest } from '../text/suggest';
import {
  LIVE_KIND,
  type FeedAttribute,
  type FeedElement,
  type FeedFormat,
} from './types';

/** Content kinds, or the name of a list of kinds; `feed` is an empty list. */
type Kinds = 'all' | 'video' | 'feed' | readonly string[];

interface ElementSource extends Omit<
  FeedElement<Kinds>,
  'name' | 'parent' | 'attributes'
> {
  readonly attributes?: readonly FeedAttribute<Kinds>[];
}

/** The content of `gmrss.json`, as `format.schema.json` describes it. */
export interface FeedSource extends Pick<FeedFormat, 'liveStreamingClasses'> {
  readonly kinds: Readonly<Record<'all' | 'video', readonly string[]>>;
  readonly elements: readonly ElementSource[];
}

function findErrors({ kinds, elements }: FeedFormat): readonly string[] {
  const paths = elements.map(({ path }) => path);
  const ids = elements.map(({ id }) => id);
  const known = [...kinds, LIVE_KIND];
  return elements.flatMap(
    ({ id, parent, appliesTo, attributes, ...own }, i) => {
      const conditions = [own, ...attributes].flatMap(
        ({ requiredWhen: when }) => (when && 'kinds' in when ? when.kinds : []),
      );
      return [
        ...(parent === '' || paths.includes(parent)
          ? []
          : [
              `/path: unknown parent element "${parent}". Add an entry for it.`,
            ]),
        ...(ids.indexOf(id) === i
          ? []
          : [`/id: the ID "${id}" is already used. Choose another one.`]),
        ...[...appliesTo, ...conditions]
          .filter((kind) => !known.includes(kind))
          .map((kind) => `: unknown kind "${kind}". ${suggest(kind, known)}`),
      ].map((error) => `/elements/${i}${error}`);
    },
  );
}

/** @throws one error that lists every problem as `file#pointer: problem and fix` */
export function getFeedFormat(source: FeedSource, file: string): FeedFormat {
  const { all, video } = source.kinds;
  const groups = { all, video, feed: [] };
  const getKinds = (kinds: Kinds): readonly string[] =>
    typeof kinds === 'string' ? groups[kinds] : kinds;
  const getCondition = ({
    requiredWhen: when,
  }: Pick<ElementSource, 'requiredWhen'>) =>
    when && {
      requiredWhen: 'kinds' in when ? { kinds: getKinds(when.kinds) } : when,
    };
  const format: FeedFormat = {
    kinds: all,
    videoKinds: video,
    liveStreamingClasses: source.liveStreamingClasses,
    elements: source.elements.map(({ attributes = [], ...element }) => {
      const slash = element.path.lastIndexOf('/');
      return {
        ...element,
        ...getCondition(element),
        name: element.path.slice(slash + 1),
        parent: element.path.slice(0, Math.max(slash, 0)),
        appliesTo: getKinds(element.appliesTo),
        attributes: attributes.map((attribute) => ({
          ...attribute,
          ...getCondition(attribute),
        })),
      } as FeedElement;
    }),
  };
  const errors = findErrors(format).map((error) => `${file}#${error}`);
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return format;
}
