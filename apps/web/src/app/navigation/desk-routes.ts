import type { RouteObject } from 'react-router-dom';
import { requireTexts } from '../../i18n/require-texts.ts';
import type { DeskLink } from '../../shell/desk/desk-links.ts';
import { DeskLayout } from '../../shell/desk/DeskLayout.tsx';
import { loadDeskMessages } from '../../shell/desk/desk-messages.ts';
import type { Services } from '../Providers.tsx';
import { deskPages } from './desk-pages.ts';
import { pageRoutes, type RouteOptions } from './router.tsx';

export { deskPages };

const deskLinks: readonly DeskLink[] = deskPages.flatMap(({ link, path, least }) =>
  link === null ? [] : [{ name: link, path, least }],
);

/** The routes below `/desk`, within their own layout. */
export function deskRoutes(services: Services, options: RouteOptions): RouteObject {
  const { i18n } = services.language;
  return {
    id: 'desk-layout',
    handle: { deskLinks },
    lazy: async () => {
      await Promise.all([
        requireTexts(i18n, ['desk', 'auth']),
        i18n.language === 'el' ? loadDeskMessages() : undefined,
      ]);
      return { Component: DeskLayout };
    },
    children: [pageRoutes(deskPages, services, options)],
  };
}
