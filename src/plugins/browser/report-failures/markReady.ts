import type { ClientModule } from '@docusaurus/types';

/** Tells `script.ts` that the app runs and reports failures itself. */
const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  document.documentElement.dataset['app'] = 'ready';
};

export default { onRouteDidUpdate };
