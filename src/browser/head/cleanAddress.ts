import { cleanPath } from './cleanPath';

const { pathname, search, hash } = location;
const clean = cleanPath(pathname);

if (clean !== pathname && location.protocol !== 'file:')
  history.replaceState(history.state, '', clean + search + hash);
