import fs from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { readApp, type App } from '../../src/commands/upgrade/readApp';
import { writeFiles } from '../writeFiles';
import { makeFolder } from '../makeFolder';

const home = makeFolder('firebolt-app');

const write = (name: string, files: Readonly<Record<string, string>>): string =>
  writeFiles(path.join(home, name), files);

const PACKAGE = '{"dependencies":{"@firebolt-js/sdk":"^0.6.0"}}';

async function read(root: string, ...paths: readonly string[]) {
  const app = await readApp(paths.map((file) => path.join(root, file)));
  const toName = (file: string) => path.relative(root, path.resolve(file));
  const name = (list: readonly { readonly path: string }[]) =>
    list.map((file) => toName(file.path));
  const { problems }: App = app;
  const toReason = ({ message }: { readonly message: string }) =>
    /^Not read: it is (.*)\.$/.exec(message)?.[1];
  return {
    files: name(app.files),
    settings: name(app.settings).filter((file) => !file.startsWith('..')),
    skipped: problems
      .filter(toReason)
      .map((p) => `${toName(p.file)} (${toReason(p) ?? ''})`),
    problems: problems
      .filter((p) => !toReason(p))
      .map((p) => ({ ...p, file: toName(p.file) })),
  };
}

describe('readApp', () => {
  it('judges folders from the given one on', async () => {
    const app = write('build/.hidden/dist', {
      'package.json': PACKAGE,
      'yarn.lock': '',
      'src/build/a.js': '',
      'coverage/b.js': '',
      'node_modules/x/index.js': '',
    });
    expect(await read(app, '.')).toEqual({
      files: ['src/build/a.js'],
      settings: ['package.json', 'yarn.lock'],
      skipped: [
        'coverage (an output folder)',
        'node_modules (a package folder)',
      ],
      problems: [],
    });
    expect((await read(app, 'coverage')).files).toEqual(['coverage/b.js']);
    expect((await read(app, 'coverage/b.js')).settings).toEqual([
      'package.json',
      'yarn.lock',
    ]);
  });

  it('obeys ignore files above the given folder', async () => {
    const app = write('ignored', {
      'package.json': PACKAGE,
      '.gitignore': 'made/',
      'src/made/a.js': '',
      'src/b.js': '',
    });
    const { files, skipped } = await read(app, 'src');
    expect(files).toEqual(['src/b.js']);
    expect(skipped).toEqual(['src/made (listed in .gitignore)']);
  });

  it('names links, and follows none', async () => {
    const app = write('links', {
      'package.json': PACKAGE,
      'src/a.js': '',
    });
    for (const [target, name] of [
      ['src', 'same'],
      ['src/a.js', 'b.js'],
      ['/etc', 'src/etc'],
      ['nowhere', 'src/gone.js'],
    ] as const) {
      fs.symlinkSync(target, path.join(app, name));
    }
    const want = [
      'src/etc (a link to /etc)',
      'src/gone.js (a link to nowhere)',
    ];
    const all = await read(app, '.');
    expect(all.files).toEqual(['src/a.js']);
    expect(all.skipped.sort()).toEqual([
      'b.js (a link to src/a.js)',
      'same (a link to src)',
      ...want,
    ]);
    expect(all.problems).toEqual([]);
    // A symbolic link that is passed as an argument is followed.
    const given = await read(app, 'same');
    expect([given.files, given.skipped.sort()]).toEqual([['src/a.js'], want]);
  });

  it('names what cannot be read, and reads the rest', async () => {
    const app = write('odd', {
      'package.json': PACKAGE,
      'a.js': '',
      'folder.js/b.js': '',
      'back\\x.js': '',
    });
    spawnSync('mkfifo', [path.join(app, 'pipe.js')]);
    const { files, problems, skipped } = await read(app, '.', 'none');
    expect(skipped).toEqual(['pipe.js (neither a file nor a folder)']);
    expect(files).toEqual(['a.js', 'back\\x.js', 'folder.js/b.js']);
    expect(
      problems.map(({ file, isOpen, message }) => [
        file,
        isOpen,
        message.split(/[.:]/)[0],
      ]),
    ).toEqual(expect.arrayContaining([['none', true, 'Not checked']]));
  });
});
