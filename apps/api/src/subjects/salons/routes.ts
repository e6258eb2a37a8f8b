import { apiPaths, homePageRequestSchema } from '@salonica/contract';
import type { salonQuerySchema } from '@salonica/contract/v1';
import { v1Calls } from '@salonica/contract/v1/calls';
import type { DayTimes } from '@salonica/policy';
import { Hono } from 'hono';
import type { InferOutput } from 'valibot';
import type { FreeTimes } from '../availability/free-times.ts';
import type { SalonStates } from '../availability/salon-states.ts';
import { ApiError, languageOf } from '../../platform/http/api-error.ts';
import { serve } from '../../platform/calls/serve.ts';
import { readBody } from '../../platform/http/input.ts';
import type { ServiceOptions } from '../../platform/http/service-options.ts';
import { isFreeAt, soonestFree } from './available.ts';
import { salonDetails } from './details.ts';
import { homePageData } from './home-page.ts';
import { withMatches } from './matches.ts';
import { searchSalons } from './search.ts';

export interface SalonOptions extends ServiceOptions {
  salonStates: SalonStates;
  freeTimes: FreeTimes;
}

const pageSize = 12;

type SalonQuery = InferOutput<typeof salonQuerySchema>;

/** Public calls about salons: the home page, the search and the page of a salon. */
export function salonRoutes({ db, now, versioned, salonStates, freeTimes }: SalonOptions) {
  const app = new Hono();

  app.post(apiPaths.homePageData, async (c) => {
    await readBody(c, homePageRequestSchema);
    c.header('Vary', 'Accept-Language', { append: true });
    return c.json(await homePageData(db, languageOf(c), versioned));
  });

  serve(app, v1Calls.findSalons, async ({ query, language }) => {
    const { near, sort = 'distance', cursor, limit = pageSize } = query;
    const on = dayTimesOf(query);
    const availability = { salonStates, freeTimes, time: now() };
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
    if (on !== undefined) await freeTimes.settle();
    const page = {
      search: { ...wanted, isFree: on && isFreeAt(on, availability.time) },
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
      salons: await withMatches(list.salons, { on, services: new Map() }, availability),
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

/** The requested times; undefined for any day. */
function dayTimesOf({ availableOn, startsFrom, startsBefore }: SalonQuery): DayTimes | undefined {
  if (availableOn !== undefined) {
    return { date: availableOn, from: startsFrom, before: startsBefore };
  }
  const field = startsFrom === undefined ? 'startsBefore' : 'startsFrom';
  if (startsFrom === undefined && startsBefore === undefined) return undefined;
  throw new ApiError(422, 'invalid', { fields: { [field]: 'otherField' } });
}
