import { accountPages, pages, sitePages } from '../../src/app/navigation/pages.ts';

/** A URL for every server-rendered page, from the app's table. */
export const publicPages = pages
  .filter(({ isRendered, path }) => isRendered && path !== '*')
  .map(({ path }) => path.replace(':categoryId', '1').replace(':id', '01'));

/** Pages that search engines list, without those of one salon or category. */
export const listedPages = sitePages
  .filter(({ isIndexed, path }) => isIndexed && !path.includes(':'))
  .map(({ path }) => path);

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
export const customerPages = [...accountPages.map(({ path }) => path), '/profile/chat?with=01'];
