/** Longer queries are cut, so that pasted text costs no time. */
const MAX_LENGTH = 160;

const MAX_WORDS = 12;

/** Looks for methods and events by the types they take and return. */
export interface TypeQuery {
  readonly kind: 'types';
  readonly takes?: string;
  readonly returns?: string;
}

const ARROW = /^(.*?)(?:->|=>|→)(.*)$/s;
const FIELD = /\b(takes|returns):\s*([\w$.]+)/gi;

/** The type that a piece of a signature names: the innermost one. */
function getType(text: string): string | undefined {
  const names = text.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu);
  return names?.[names.length - 1];
}

function parseTypes(text: string): TypeQuery | undefined {
  const arrow = ARROW.exec(text);
  const fields = Object.fromEntries(
    [...text.matchAll(FIELD)].map(([, field = '', type = '']) => [
      field.toLowerCase(),
      getType(type),
    ]),
  );
  const takes = arrow ? getType(arrow[1] ?? '') : fields['takes'];
  const returns = arrow ? getType(arrow[2] ?? '') : fields['returns'];
  if (!takes && !returns) return undefined;
  return {
    kind: 'types',
    ...(takes && { takes }),
    ...(returns && { returns }),
  };
}

const LISTENER = /\.(?:listen|once|clear)\(\s*["'](\w+)["'].*$/s;

/** `Lifecycle.ready` of `await Lifecycle.ready();`, and `Device.audioChanged` of its listener. */
function stripCode(text: string): string {
  return text
    .replace(/^await\s+/, '')
    .replace(LISTENER, '.$1')
    .replace(/\(.*$/s, '')
    .replace(/[;,]+$/, '')
    .trim();
}

/** Parses a query; any text is allowed. Words lack the syntax that only makes them code. */
export function parseQuery(
  input: string,
): TypeQuery | { readonly kind: 'words'; readonly text: string } {
  const text = input.slice(0, MAX_LENGTH).trim();
  const words = text.split(/\s+/).slice(0, MAX_WORDS).join(' ');
  return (
    parseTypes(words) ?? { kind: 'words', text: stripCode(words) || words }
  );
}
