/** Readers may paste long texts, which would be slow to search. */
const MAX_LENGTH = 160;

const MAX_WORDS = 12;

/** Matches an address in a message, which samples contain by chance. */
const ADDRESS = /^\W?https?:\/\/(?!localhost)/;

export interface TypeQuery {
  readonly kind: 'types';
  readonly takes: string | undefined;
  readonly returns: string | undefined;
}

const ARROW = /^(.*?)(?:->|=>|→)(.*)$/s;
const FIELD = /\b(takes|returns):\s*([\w$.]+)/gi;

/** Returns the innermost type in a part of a signature. */
function getType(text: string): string | undefined {
  const names = text.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu);
  return names?.[names.length - 1];
}

/** Matches what code has, and types don't: calls of methods, strings, statements. */
const CODE = /[\w$]\.\w+\(|["'`;]/;

function parseTypes(text: string): TypeQuery | undefined {
  const arrow = CODE.test(text) ? undefined : ARROW.exec(text);
  const fields = Object.fromEntries(
    [...text.matchAll(FIELD)].map(([, field = '', type = '']) => [
      field.toLowerCase(),
      getType(type),
    ]),
  );
  const takes = arrow ? getType(arrow[1] ?? '') : fields['takes'];
  const returns = arrow ? getType(arrow[2] ?? '') : fields['returns'];
  if (!takes && !returns) return undefined;
  return { kind: 'types', takes, returns };
}

/** Matches the name in a JSON-RPC message: `{"method":"device.name",…}`. */
const MESSAGE = /^.*"(?:method|event)":\s*"(\w+\.\w+)".*$/s;

/** Matches the SDK's own listeners, and those that readers know from other APIs. */
const LISTENER =
  /\.(?:listen|once|clear|on|off|subscribe|(?:add|remove)(?:Event)?Listener)\(\s*["'](\w+).*$/s;

/** Removes code around a name: returns `Lifecycle.ready` for `await Lifecycle.ready();`. */
const stripCode = (text: string): string =>
  text
    .replace(MESSAGE, '$1')
    .replace(/^(?:Uncaught )?(?:\(in promise\) )?(?:Error: )?(?=\S)/, '')
    .replace(/^(?:import|const|let|var)\b[^;]*["'][^;]*;\s*(?=\S)/, '')
    .replace(/^(?:const|let|var)\s[^=]*=\s*/, '')
    .replace(/^(?:console\.\w+\()?await\s+/, '')
    .replace(/^(?:interface|class|enum|type)\s+(?=[A-Z]\w+$)/, '')
    // Apps name the whole SDK: `import * as Firebolt`.
    .replace(
      /^(?:(?:window|globalThis)\.)?(?:firebolt|sdk)\.(?=[a-z])(?!json\b)/i,
      '',
    )
    .replace(LISTENER, '.$1')
    // Messages such as `finished() throws` keep their words.
    .replace(/^([^\s(]+)\((?![^()]*\) [a-z]).*$/s, '$1')
    .replace(/[;,]+$/, '')
    .trim();

export function parseQuery(
  input: string,
): TypeQuery | { readonly kind: 'words'; readonly text: string } {
  const all = input.slice(0, MAX_LENGTH).trim().split(/\s+/);
  const telling = all.filter((word) => !ADDRESS.test(word));
  const words = (telling.length ? telling : all).slice(0, MAX_WORDS).join(' ');
  return (
    parseTypes(words) ?? { kind: 'words', text: stripCode(words) || words }
  );
}
