type Json = Readonly<Record<string, unknown>>;

/** A value that an example states about a title, such as the title's ID. */
type Fact = readonly [subject: string, value: string];

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null;

/** All objects in a value, the outermost first. */
function getObjects(value: unknown): readonly Json[] {
  if (!isObject(value)) return [];
  const inner = Object.values(value).flatMap(getObjects);
  return Array.isArray(value) ? inner : [value, ...inner];
}

function getExampleObjects(document: unknown): readonly Json[] {
  return getObjects(document).flatMap(({ examples }) => getObjects(examples));
}

/** Facts about an example's title; none if the example isn't about a title. */
function getFacts(example: Json): readonly Fact[] {
  const ids = isObject(example['identifiers'])
    ? example['identifiers']
    : example;
  const id = ids['entityId'];
  if (typeof id !== 'string' || !('programType' in example)) return [];
  const { title, synopsis, seasonNumber, episodeNumber } = example;
  const { seriesId, seasonId } = ids;
  const number = [seriesId, seasonNumber, episodeNumber].join(' ');
  const said = /Season (\d+)$/.exec(String(title))?.[1];
  const facts: readonly (readonly [string, unknown])[] = [
    [`kind of ${id}`, example['programType']],
    [`title of ${id}`, title],
    [`series of ${id}`, seriesId],
    [`season of ${id}`, seasonId],
    [`season number of ${id}`, seasonNumber],
    [`season number of ${id}`, said],
    [`ID of "${String(title)}"`, title && id],
    [`synopsis of ${id}`, synopsis],
    [`ID of the synopsis "${String(synopsis)}"`, synopsis && id],
    [`ID of the episode ${number}`, episodeNumber && id],
  ];
  return facts
    .filter(([, value]) => value !== undefined)
    .map(([subject, value]) => [subject, String(value)]);
}

/** An error if the period ends before it starts. */
function getPeriodFault({ startTime, endTime }: Json): readonly string[] {
  if (typeof startTime !== 'string' || typeof endTime !== 'string') return [];
  return endTime > startTime ? [] : [`${startTime} to ${endTime}: no time`];
}

/** Facts in a document's examples that contradict other examples. */
export function getContradictions(document: unknown): readonly string[] {
  const examples = getExampleObjects(document);
  const known = new Map<string, string>();
  const conflicts = examples.flatMap(getFacts).flatMap(([subject, value]) => {
    const before = known.get(subject) ?? value;
    known.set(subject, before);
    return before === value ? [] : [`${subject}: ${before}, and ${value}`];
  });
  return [...new Set([...conflicts, ...examples.flatMap(getPeriodFault)])];
}
