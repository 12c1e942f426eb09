import fs from 'node:fs';
import type { AppFile } from '../../src/typing/types';
import { isSetting, isSource } from '../../src/upgrade/selectFiles';

const FOLDER = 'tests/fixtures/upgrade';

/** A finding that an upgrade must report. */
export interface Mark {
  readonly file: string;
  readonly line: number;
  readonly kind: string;
  /** `''` if the finding has no symbol. */
  readonly symbol: string;
  readonly since: string;
  /** The version that reverts the change. */
  readonly until?: string;
}

/** An app of the corpus; see the README for its format. */
export interface App {
  readonly name: string;
  /** The versions that the app was written for. */
  readonly versions: readonly string[];
  readonly files: readonly AppFile[];
  /** The app's `package.json` and `tsconfig.json`, if any. */
  readonly settings: readonly AppFile[];
  readonly marks: readonly Mark[];
}

function readMarks(path: string, lines: readonly string[]): Mark[] {
  return lines.flatMap((text, i) =>
    (text.split(' //! ')[1]?.split(' ; ') ?? []).map((mark) => {
      const [kind = '', symbol = '', version = ''] = mark.trim().split(' ');
      const [since = '', until] = version.slice(1).split('..');
      return {
        file: path,
        line: i + 1,
        kind,
        symbol: symbol === '-' ? '' : symbol,
        since,
        ...(until && { until }),
      };
    }),
  );
}

function readApp(text: string, all: readonly string[]): App {
  const [head = '', ...parts] = text.split(/^--- /m);
  const [name = '', range] = head.trim().split('\nfor ');
  const [first = '', last = first] = range?.split('..') ?? [
    all[0],
    all[all.length - 1],
  ];
  const files = parts.map((part) => {
    const [path = '', ...lines] = part.trimEnd().split('\n');
    return { path, lines };
  });
  const texts = files.map(({ path, lines }) => ({
    path,
    text: lines.map((l) => l.split(' //! ')[0] ?? '').join('\n'),
  }));
  return {
    name,
    versions: all.slice(all.indexOf(first), all.indexOf(last) + 1),
    files: texts.filter(({ path }) => isSource(path)),
    settings: texts.filter(({ path }) => isSetting(path)),
    marks: files.flatMap(({ path, lines }) => readMarks(path, lines)),
  };
}

/** @param versions all versions of the SDK, the oldest first */
export function readCorpus(versions: readonly string[]): readonly App[] {
  return fs
    .readdirSync(FOLDER)
    .filter((name) => name.endsWith('.txt'))
    .flatMap((name) =>
      fs
        .readFileSync(`${FOLDER}/${name}`, 'utf8')
        .split(/^=== /m)
        .slice(1)
        .map((text) => readApp(text, versions)),
    );
}
