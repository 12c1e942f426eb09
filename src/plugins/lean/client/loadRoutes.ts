import routes from '@generated/routes';
import { matchRoutes, type RouteConfig } from 'react-router-config';

/** A version's route, until its chunk has come. */
interface LazyRoute extends RouteConfig {
  load?: () => Promise<{ readonly default: RouteConfig }>;
}

/** Fills in the routes of the version that a path belongs to. */
export default async function loadRoutes(path: string): Promise<void> {
  const route: LazyRoute | undefined = matchRoutes(routes, path)[0]?.route;
  if (!route?.load) return;
  Object.assign(route, (await route.load()).default, { load: undefined });
}
