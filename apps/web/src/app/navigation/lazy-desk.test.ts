// @vitest-environment happy-dom
import { createStaticHandler, type RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { Services } from '../Providers.tsx';
import { deskPages } from './desk-pages.ts';
import { addDesk } from './lazy-desk.ts';
import { pages } from './pages.ts';
import { rootId } from './router.tsx';

const services = { language: { i18n: { language: 'en' } } } as unknown as Services;

const added = async (path: string) => {
  const routes: RouteObject[] = [{ id: rootId, children: [{ path: '/salon/:id' }] }];
  const pagesOfDesk = await addDesk(routes, path, services);
  return { pagesOfDesk, children: routes[0]?.children ?? [] };
};

it.each(['/desk', '/desk/week'])(
  'adds the routes of the desk to a document at %s',
  async (path) => {
    const { pagesOfDesk, children } = await added(path);
    expect(pagesOfDesk).toBe(deskPages);
    expect(children.map(({ id }) => id)).toEqual([undefined, 'desk-layout']);
  },
);

it.each(['/salon/01', '/desks'])('loads nothing of the desk at %s', async (path) => {
  const { pagesOfDesk, children } = await added(path);
  expect(pagesOfDesk).toEqual([]);
  expect(children.map(({ id }) => id)).toEqual([undefined, 'desk-gate']);
});

it('opens the desk from a page of customers as a document', async () => {
  const { children } = await added('/salon/01');
  const handler = createStaticHandler(children);
  const response = await handler.query(new Request('http://localhost/desk/week?barber=b1'));
  if (!(response instanceof Response)) throw new Error('The gate redirects.');
  expect(response.headers.get('Location')).toBe('/desk/week?barber=b1');
  expect(response.headers.get('X-Remix-Reload-Document')).toBe('true');
});

it('shares no name and no path with the pages of customers', () => {
  const known = new Set(pages.flatMap(({ id, path }) => [id, path]));
  expect(deskPages.filter(({ id, path }) => known.has(id) || known.has(path))).toEqual([]);
});
