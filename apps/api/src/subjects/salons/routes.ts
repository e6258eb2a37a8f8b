import { apiPaths, homePageRequestSchema } from '@salonica/contract';
import { v1Calls } from '@salonica/contract/v1/calls';
import { Hono } from 'hono';
import type { FreeTimes } from '../availability/free-times.ts';
import type { SalonStates } from '../availability/salon-states.ts';
import { ApiError, languageOf } from '../../platform/http/api-error.ts';
import { serve } from '../../platform/calls/serve.ts';
import { readBody } from '../../platform/http/input.ts';
import type { ServiceOptions } from '../../platform/http/service-options.ts';
import { salonDetails } from './details.ts';
import { findSalons } from './find-salons.ts';
import { homePageData } from './home-page.ts';
import type { MarketVocabulary } from './market-vocabulary.ts';
import { suggestions } from './suggestions.ts';

export interface SalonOptions extends ServiceOptions {
  salonStates: SalonStates;
  freeTimes: FreeTimes;
  vocabulary: MarketVocabulary;
}

/** Public calls about salons: the home page, the search and the page of a salon. */
export function salonRoutes({
  db,
  now,
  versioned,
  salonStates,
  freeTimes,
  vocabulary,
}: SalonOptions) {
  const app = new Hono();

  app.post(apiPaths.homePageData, async (c) => {
    await readBody(c, homePageRequestSchema);
    c.header('Vary', 'Accept-Language', { append: true });
    return c.json(await homePageData(db, languageOf(c), versioned));
  });

  serve(app, v1Calls.findSalons, async ({ query, language }) => {
    // Before the free times are settled: none of their starts is over by then.
    const time = now();
    const isCurrent = await freeTimes.settle();
    const options = { db, vocabulary, salonStates, isCurrent, time, versioned };
    return findSalons(options, query, language);
  });

  serve(app, v1Calls.suggest, ({ query: { q, kinds, near }, language }) =>
    suggestions(db, vocabulary, { q, kinds, near, language }),
  );

  serve(app, v1Calls.readSalon, async ({ params, language }) => {
    const details = await salonDetails(db, params.id, { language, versioned, time: now() });
    if (details === undefined) throw new ApiError(404, 'not-found');
    return details;
  });
  return app;
}
