import fs from 'node:fs';

type Tokens = Readonly<Record<string, string>>;

function readBlocks(css: string, selector: string): Tokens {
  const bare = css.replace(/\/\*[^]*?\*\//g, '');
  const tokens: Record<string, string> = {};
  for (const [, selectors = '', body = ''] of bare.matchAll(
    /([^{}]+)\{([^{}]*)\}/g,
  )) {
    if (!selectors.split(',').some((each) => each.trim() === selector)) {
      continue;
    }
    for (const [, name = '', value = ''] of body.matchAll(
      /(--[\w-]+):\s*([^;]+);/g,
    )) {
      tokens[name] = value.trim();
    }
  }
  return tokens;
}

/** The tokens of a mode: those of both, with its own in their place. */
export function readTokens(file: string, mode: 'light' | 'dark'): Tokens {
  const css = fs.readFileSync(file, 'utf8').split('@media print')[0] ?? '';
  return {
    ...readBlocks(css, ':root'),
    ...(mode === 'dark' && readBlocks(css, "html[data-theme='dark']")),
  };
}
