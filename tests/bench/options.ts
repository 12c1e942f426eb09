import { parseArgs } from 'node:util';

const PARTS = [
  'pages',
  'touches',
  'clicks',
  'typing',
  'builds',
  'growth',
  'dev',
] as const;

export type Part = (typeof PARTS)[number];

interface Options {
  readonly parts: readonly Part[];
  /** Checkout or built site to compare with; default: a build with the stock pipeline. */
  readonly against: string | undefined;
  /** Checkout or built site to measure; default: this checkout. */
  readonly site: string | undefined;
}

const isPart = (name: string): name is Part =>
  (PARTS as readonly string[]).includes(name);

export function readOptions(args?: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string' },
      against: { type: 'string' },
      site: { type: 'string' },
    },
  });
  const names = values.only?.split(',') ?? PARTS;
  const wrong = names.find((name) => !isPart(name));
  if (wrong !== undefined) {
    throw new Error(
      `--only: unknown part "${wrong}". Choose from ${PARTS.join(',')}.`,
    );
  }
  return {
    parts: PARTS.filter((part) => names.includes(part)),
    against: values.against,
    site: values.site,
  };
}
