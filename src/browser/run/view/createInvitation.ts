import { create } from '../../dom/create';
import { createButton } from './createButton';

/** A sample to begin with. */
interface Starter {
  readonly title: string;
  /** JavaScript that every version of the SDK runs. */
  readonly code: string;
}

const STARTERS: readonly Starter[] = [
  {
    title: 'Ask the device',
    code: `import { Device } from '@firebolt-js/sdk';

console.log(await Device.make(), await Device.model());
console.log('Screen:', await Device.screenResolution());
`,
  },
  {
    title: 'Follow the lifecycle',
    code: `import { Lifecycle } from '@firebolt-js/sdk';

for (const state of ['foreground', 'background', 'inactive'])
  Lifecycle.listen(state, () => console.log('Now:', state));

await Lifecycle.ready();
`,
  },
  {
    title: 'Ask for country and language',
    code: `import { Localization } from '@firebolt-js/sdk';

const [country, language] = await Promise.all([
  Localization.countryCode(),
  Localization.language(),
]);
console.log(\`The viewer is in \${country}, and reads \${language}.\`);
`,
  },
];

/** Shown in place of the output before the first run. */
export function createInvitation(
  onPick: (starter: Starter) => void,
): HTMLElement {
  const items = STARTERS.map((starter) => {
    const button = createButton(starter.title, () => {
      onPick(starter);
    });
    return create('li', {}, button);
  });
  const text =
    'Press Run: the output of your code appears here. Or start with a sample:';
  return create(
    'div',
    { className: 'run-invitation' },
    create('p', {}, text),
    create('ul', {}, ...items),
  );
}
