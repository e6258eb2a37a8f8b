import { redirectDocument, type RouteObject } from 'react-router-dom';
import { loadWithRetry } from '../../shared/load-with-retry.ts';
import type { Page } from './pages.ts';
import type { Services } from '../Providers.tsx';
import { rootId, type RouteOptions } from './router.tsx';

const isDesk = (path: string): boolean => path === '/desk' || path.startsWith('/desk/');

/** On a customer's page, the desk is another document. */
const gate: RouteObject = {
  id: 'desk-gate',
  path: '/desk/*',
  loader({ request }) {
    const { pathname, search, hash } = new URL(request.url);
    return redirectDocument(pathname + search + hash);
  },
};

/**
 * Adds the routes that a document at this path needs, before there is a router: below `/desk` those
 * of the desk, elsewhere its gate. The router's own way to add routes later
 * (`patchRoutesOnNavigation`) looks for more on every path with a parameter: too late for the
 * wizard, which leaves while the browser goes back.
 *
 * @returns the pages whose routes were added
 */
export async function addDesk(
  routes: readonly RouteObject[],
  path: string,
  services: Services,
  options: RouteOptions = {},
): Promise<readonly Page[]> {
  const children = routes.find(({ id }) => id === rootId)?.children;
  if (!isDesk(path)) {
    children?.push(gate);
    return [];
  }
  const { deskPages, deskRoutes } = await loadWithRetry(() => import('./desk-routes.ts'));
  children?.push(deskRoutes(services, options));
  return deskPages;
}
