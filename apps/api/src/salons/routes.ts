import { apiPaths, homePageRequestSchema } from '@salonica/contract';
import { salonQuerySchema, v1Paths } from '@salonica/contract/v1';
import { Hono } from 'hono';
import type { SalonStates } from '../availability/salon-states.ts';
import { ApiError, languageOf } from '../http/api-error.ts';
import { readBody, readQuery } from '../http/input.ts';
import { sendJson } from '../http/json-answer.ts';
import type { ServiceOptions } from '../http/service-options.ts';
import { salonsFreeOn, soonestFree } from './available.ts';
import { salonDetails } from './details.ts';
import { homePageData } from './home-page.ts';
import { placeOf } from './place-of.ts';
import { searchSalons } from './search.ts';

export interface SalonOptions extends ServiceOptions {
  salonStates: SalonStates;
}

const pageSize = 12;

/** Public calls about salons: the home page, the search and the page of a salon. */
export function salonRoutes({ db, now, versioned, salonStates }: SalonOptions) {
  const app = new Hono();

  app.post(apiPaths.homePageData, async (c) => {
    await readBody(c, homePageRequestSchema);
    c.header('Vary', 'Accept-Language', { append: true });
    return c.json(await homePageData(db, languageOf(c), versioned));
  });

  app.get(v1Paths.salons, async (c) => {
    const query = readQuery(c, salonQuerySchema);
    const { q, place, price, availableOn, sort = 'distance', cursor } = query;
    const availability = { salonStates, time: now() };
    const near = placeOf(query.near);
    const wanted = {
      q,
      place,
      price,
      categoryIds: query.categories?.split(','),
      topRated: query.topRated === 'true',
      rating: numberOf(query.rating),
      within: numberOf(query.within),
    };
    const ids =
      availableOn === undefined
        ? undefined
        : await salonsFreeOn(db, { search: wanted, near }, availableOn, availability);
    const page = {
      search: { ...wanted, ids },
      near,
      cursor,
      limit: numberOf(query.limit) ?? pageSize,
      language: languageOf(c),
      versioned,
    };
    return sendJson(
      c,
      sort === 'availability'
        ? await soonestFree(db, page, availability)
        : await searchSalons(db, { ...page, sort }),
    );
  });

  app.get(v1Paths.salon, async (c) => {
    const options = { language: languageOf(c), versioned, time: now() };
    const details = await salonDetails(db, c.req.param('id'), options);
    if (details === undefined) throw new ApiError(404, 'not-found');
    return sendJson(c, details);
  });
  return app;
}

const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text));
