import { pages } from '../../src/app/pages.ts';

/** An address of every page that the server renders, straight from the app's table. */
export const publicPages = pages
  .filter(({ isRendered, path }) => isRendered && path !== '*')
  .map(({ path }) => path.replace(':categoryId', '1').replace(':id', '01'));
