import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../makeFolder';

const folder = makeFolder('lines');

it('a checkout on Windows has the same bytes', () => {
  const git = (...args: readonly string[]): void => {
    const settings = ['core.autocrlf=true', 'core.eol=crlf', 'user.name=a'];
    execFileSync(
      'git',
      [...settings, 'user.email=a@b.example']
        .flatMap((setting) => ['-c', setting])
        .concat(args),
      { cwd: folder, stdio: 'ignore' },
    );
  };
  const page = path.join(folder, 'page.mdx');
  fs.copyFileSync('.gitattributes', path.join(folder, '.gitattributes'));
  fs.writeFileSync(page, 'a\nb\n');
  git('init');
  git('add', '.');
  git('commit', '-m', 'a');
  fs.rmSync(page);
  git('checkout', 'page.mdx');
  expect(fs.readFileSync(page, 'utf8')).toBe('a\nb\n');
});
