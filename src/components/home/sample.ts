export const SAMPLE = `import { Device, Lifecycle } from '@firebolt-js/sdk';

const { body } = document;
body.style = 'background: #ff8a36; font: 12vw system-ui';

Lifecycle.listen('foreground', async (change) => {
  if (change) body.textContent = \`Hello, \${await Device.name()}!\`;
}).catch(console.warn);
Lifecycle.listen('unloading', (change) => {
  if (change) Lifecycle.finished().catch(console.warn);
}).catch(console.warn);
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') Lifecycle.close('remoteButton');
  else body.textContent = key;
});
Lifecycle.ready().catch(console.warn);`;

/** Text on the app's screen after the app starts. */
export const GREETING = 'Hello, Living Room!';

/** The last messages before the greeting appears; a test checks them in a real run. */
export const MESSAGES = [
  { from: 'app', title: 'lifecycle.ready' },
  { from: 'platform', title: 'answer to lifecycle.ready' },
  { from: 'app', title: 'metrics.ready' },
  { from: 'platform', title: 'answer to metrics.ready' },
  { from: 'platform', title: 'event lifecycle.onInactive' },
  { from: 'platform', title: 'event lifecycle.onForeground' },
  { from: 'app', title: 'device.name' },
  { from: 'platform', title: 'answer to device.name' },
] as const;
