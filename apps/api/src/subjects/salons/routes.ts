import { apiPaths, homePageRequestSchema } from '@salonica/contract';
import { v1Calls } from '@salonica/contract/v1/calls';
import { Hono } from 'hono';
import type { SalonStates } from '../availability/salon-states.ts';
import { ApiError, languageOf } from '../../platform/http/api-error.ts';
import { serve } from '../../platform/calls/serve.ts';
import { readBody } from '../../platform/http/input.ts';
import type { ServiceOptions } from '../../platform/http/service-options.ts';
import { salonsFreeOn, soonestFree } from './available.ts';
import { salonDetails } from './details.ts';
import { homePageData } from './home-page.ts';
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

  serve(app, v1Calls.findSalons, async ({ query, language }) => {
    const { near, availableOn, sort = 'distance', cursor, limit = pageSize } = query;
    const availability = { salonStates, time: now() };
    const wanted = {
      q: query.q,
      place: query.place,
      price: query.price,
      categoryIds: query.categories,
      topRated: query.topRated,
      rating: query.rating,
      within: query.within,
      bounds: query.bounds,
    };
    const ids =
      availableOn === undefined
        ? undefined
        : await salonsFreeOn(db, { search: wanted, near }, availableOn, availability);
    const page = {
      search: { ...wanted, ids },
      near,
      cursor,
      limit,
      language,
      versioned,
    };
    const list =
      sort === 'availability'
        ? await soonestFree(db, page, availability)
        : await searchSalons(db, { ...page, sort: sort === 'relevance' ? 'distance' : sort });
    return {
      ...list,
      salons: list.salons.map((salon) => ({ ...salon, match: { service: null, starts: [] } })),
      understood: { q: query.q ?? null, place: null, suggestion: null, widened: false },
    };
  });

  serve(app, v1Calls.suggest, () => ({ suggestions: [] }));

  serve(app, v1Calls.readSalon, async ({ params, language }) => {
    const details = await salonDetails(db, params.id, { language, versioned, time: now() });
    if (details === undefined) throw new ApiError(404, 'not-found');
    return details;
  });
  return app;
}
