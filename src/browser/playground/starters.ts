import type { Starter } from '@site/src/browser/run/view/createInvitation';

export const STARTERS: readonly Starter[] = [
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
