import { BASE } from '../dom/base';
import { importModule } from '../dom/importModule.mjs';
import { onPart, type LazyPart } from './part';

// Browsers keep a module that did not load; another address is another module.
onPart('run', (tries) => {
  const file = `${BASE}js/run/run.js${tries ? `?${tries}` : ''}`;
  return importModule(file) as Promise<LazyPart>;
});
