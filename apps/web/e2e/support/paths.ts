import { pages } from '../../src/app/pages.ts';

/** A URL for every server-rendered page, from the app's table. */
export const publicPages = pages
  .filter(({ isRendered, path }) => isRendered && path !== '*')
  .map(({ path }) => path.replace(':categoryId', '1').replace(':id', '01'));

/** The views of one salon. */
export const salonViews = [
  '',
  '?tab=services',
  '?tab=team',
  '?tab=gallery',
  '?tab=reviews',
  '?photo=1',
].map((view) => `/salon/01${view}`);

/** Pages of a signed-in customer. */
export const customerPages = [
  '/dashboard',
  '/profile',
  '/profile/wallet',
  '/profile/withdraw',
  '/profile/data',
  '/profile/address',
  '/profile/favorites',
  '/profile/notices',
  '/profile/chat',
  '/profile/chat?with=01',
  '/profile/change-password',
];
