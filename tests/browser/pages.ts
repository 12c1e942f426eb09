import allVersions from '../../versions.json';

/** The versions of the tested build, the newest first. */
export const VERSIONS: readonly string[] = allVersions;

export const [NEWEST = ''] = VERSIONS;

export const PAGES = {
  home: './',
  guide: 'docs/firebolt_docs/getting-started/quick-start-guide/',
  format: 'docs/firebolt_docs/metadata/open-gmrss-format/',
  module: 'docs/api/Device/',
  schemas: 'docs/api/schemas/Types/',
  category: 'docs/category/schemas/',
  changelog: 'docs/changelog/',
  oldVersion: 'docs/0.7.0/firebolt_docs/authentication/tokens-and-identity/',
} as const;

/** A short page with samples, for tests that need any page. */
export const SHORT_PAGE = 'docs/api/Account/';

export const TOOL_PAGES = {
  symbols: 'docs/api/symbols/',
  playground: 'playground/',
  compare: 'compare/',
  upgrade: 'upgrade/',
} as const;
