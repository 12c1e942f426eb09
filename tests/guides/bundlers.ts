import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { writeProject, type Project } from './project';
import { getGuide, readFences, readFiles } from './sections';

export const GUIDE = 'getting-started/bundlers';

const root = process.cwd();
const fromHere = createRequire(`${root}/`);

/** This project's React has no `react-dom/client`, which samples use. */
const REACT_CLIENT = `
import ReactDom from ${JSON.stringify(fromHere.resolve('react-dom'))};
export const createRoot = (place) => ({
  render: (element) => ReactDom.render(element, place),
});
`;

const PACKAGES = {
  react: {
    'package.json': '{ "type": "commonjs" }',
    'index.js': `module.exports = require(${JSON.stringify(fromHere.resolve('react'))});`,
    'jsx-runtime.js': `module.exports = require(${JSON.stringify(fromHere.resolve('react/jsx-runtime'))});`,
  },
  'react-dom': { 'client.js': REACT_CLIENT },
};

/** IDs of the sections that each describe one setup. */
export const SET_UPS = ['esbuild', 'vite', 'react', 'lightning'] as const;

type SetUp = (typeof SET_UPS)[number];

/** The build command in a section: `npx esbuild …`, without `npx`. */
function readCommand(page: string, id: SetUp): readonly string[] {
  const lines = readFences(page, id)
    .filter(({ language }) => language === 'bash')
    .flatMap(({ code }) => code.split('\n'))
    .map((line) => line.replace(/\s*#.*$/, ''))
    .filter((line) => /^npx (?:esbuild|vite build)\b/.test(line));
  const [line] = lines;
  if (!line) throw new Error(`${page}: section ${id} has no line that builds`);
  return line.split(/\s+/).slice(1);
}

/** Vite is a dependency of Vitest. */
function findVite(): string {
  const fromVitest = createRequire(fromHere.resolve('vitest/package.json'));
  return path.join(
    path.dirname(fromVitest.resolve('vite/package.json')),
    'bin/vite.js',
  );
}

/** Links one of this project's packages into a reader's project. */
export function linkPackage({ folder }: Project, name: string): void {
  const place = path.join(folder, 'node_modules', name);
  fs.mkdirSync(path.dirname(place), { recursive: true });
  fs.symlinkSync(path.join(root, 'node_modules', name), place, 'junction');
}

/**
 * Follows the instructions of a section, and builds the project.
 * @param folder folder of the version: `docs`
 */
export function buildSetUp(folder: string, id: SetUp): Project {
  const page = getGuide(folder, GUIDE);
  const project = writeProject(
    folder,
    { ...readFiles(page, 'esbuild'), ...readFiles(page, id) },
    PACKAGES,
  );
  linkPackage(project, '@lightningjs/core');
  const [tool, ...args] = readCommand(page, id);
  const options = { cwd: project.folder, encoding: 'utf8' } as const;
  if (tool === 'vite') {
    execFileSync(process.execPath, [findVite(), ...args], {
      ...options,
      stdio: 'pipe',
    });
  } else {
    const esbuild = path.join(root, 'node_modules/.bin/esbuild');
    execFileSync(esbuild, [...args, '--log-level=error'], options);
  }
  return project;
}

/** The folder that a reader serves. */
export const getSite = ({ folder }: Project, id: SetUp): string =>
  id === 'vite' ? path.join(folder, 'dist') : folder;
