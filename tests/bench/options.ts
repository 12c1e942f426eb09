import { parseArgs } from 'node:util';

/** What can be measured; without a name, all of it. */
const PARTS = ['builds', 'pages', 'dev', 'growth'] as const;

export type Part = (typeof PARTS)[number];

export interface Options {
  readonly parts: ReadonlySet<Part>;
  /** Checkout or built site to compare with; else the stock pipeline. */
  readonly against: string | undefined;
  /** Checkout or built site to measure; else this one. */
  readonly site: string | undefined;
}

const isPart = (name: string): name is Part =>
  (PARTS as readonly string[]).includes(name);

/** @throws when a part is unknown */
export function readOptions(): Options {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { against: { type: 'string' }, site: { type: 'string' } },
  });
  const wrong = positionals.find((name) => !isPart(name));
  if (wrong !== undefined) {
    throw new Error(`unknown part "${wrong}"; there are ${PARTS.join(', ')}`);
  }
  const parts = positionals.filter(isPart);
  return {
    parts: new Set(parts.length ? parts : PARTS),
    against: values.against,
    site: values.site,
  };
}
