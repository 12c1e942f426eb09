import { expect, it } from 'vitest';
import versions from '../../versions.json';
import { readSamples } from '../content/samples';
import { PretendedPage } from './PretendedPage';
import { toBody } from './runApp';
import { startSdk } from './startSdk';

type Apply = (settings: object) => { readonly textShadow: string };

/** Loads the guide's module, and returns its function that applies settings. */
function readOverlay(version: string): Apply {
  const folder = `versioned_docs/version-${version}/firebolt_docs`;
  const sample = readSamples(`${folder}/accessibility`, '.').find(
    ({ title }) => title === 'caption-overlay.js',
  );
  if (!sample) throw new Error(`${folder}: no caption-overlay.js`);
  const { sdk: firebolt } = startSdk(version);
  const globals = { ...new PretendedPage().getGlobals(), firebolt };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the code is that of our own guide
  const run = new Function(
    ...Object.keys(globals),
    `${toBody(sample)}
     return (settings) => { applyCaptions(settings); return text.style; };`,
  ) as (...values: readonly unknown[]) => Apply;
  return run(...Object.values(globals));
}

it.each(versions)(
  'captions of %s draw only edges that they know',
  (version) => {
    const apply = readOverlay(version);
    const draw = (fontEdge?: string): string =>
      apply({ enabled: true, styles: { fontEdge } }).textShadow;
    expect(draw('UNIFORM')).toContain('2px 0 #000000');
    expect([draw('none'), draw('glow'), draw()]).toEqual([
      'none',
      'none',
      'none',
    ]);
  },
);
