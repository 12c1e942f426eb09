/** An app to try the check with; from 0.6.0 on it has something of each kind. */
export const EXAMPLE = `import { Accessibility, Discovery, Lifecycle } from '@firebolt-js/sdk';

Discovery.listen('navigateTo', (intent) => {
  if (intent.action === 'entity') location.hash = '#/details';
});

const captions = await Accessibility.closedCaptions();
document.body.classList.toggle('captions', captions.enabled);

Lifecycle.listen('unloading', () => Lifecycle.finished());
`;
