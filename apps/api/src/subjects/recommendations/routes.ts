import type { RecommendationsResponse } from '@salonica/contract/v1';
import { v1Calls } from '@salonica/contract/v1/calls';
import { serve } from '../../platform/calls/serve.ts';
import { Hono } from 'hono';
import { favoriteIds } from '../favorites/favorites.ts';
import type { ServiceOptions } from '../../platform/http/service-options.ts';
import { salonSummaries } from '../salons/summaries.ts';
import { candidates } from './candidates.ts';
import { bookedServices } from './knowledge.ts';
import { type BookedService, recommend } from './recommend.ts';

const favoritesAtMost = 3;

/** Titles of featured categories. */
const trending = ['Color', 'Balayage'];

/** Recommendations for the caller, from their bookings and favorites. */
export function recommendationRoutes({ db, now, versioned }: ServiceOptions) {
  const app = new Hono();

  serve(app, v1Calls.recommend, async ({ actor, language }) => {
    const [booked, savedIds] = await Promise.all([
      actor === null ? [] : bookedServices(db, actor, language, now()),
      actor === null ? [] : favoriteIds(db, actor),
    ]);
    const knownIds = new Set([...booked.map(({ salonId }) => salonId), ...savedIds]);
    const salons = await candidates(db, { knownIds, savedId: savedIds[0] });
    const favorites = booked.flatMap(favoriteOf).slice(0, favoritesAtMost);
    const recommended = recommend({ booked, savedIds, salons });
    const ids = new Set([...favorites, ...recommended].map(({ salonId }) => salonId));
    return {
      favorites,
      recommended,
      trending,
      salons: await salonSummaries(db, { ids: [...ids], language, versioned }),
    };
  });
  return app;
}

/** Undefined where the service is no longer offered: it cannot be booked again. */
function favoriteOf(service: BookedService): RecommendationsResponse['favorites'] {
  const { salonId, serviceId, serviceIndex, name, minutes, times, lastDate } = service;
  if (serviceIndex === null) return [];
  const price = { minor: service.priceMinor, currency: service.currency };
  return [{ salonId, serviceId, serviceIndex, serviceName: name, price, minutes, times, lastDate }];
}
