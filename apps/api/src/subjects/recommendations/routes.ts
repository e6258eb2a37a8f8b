import type { RecommendationsAnswer } from '@salonica/contract/v1';
import { v1Calls } from '@salonica/contract/v1/calls';
import { serve } from '../../platform/calls/serve.ts';
import { Hono } from 'hono';
import { favoriteIds } from '../favorites/favorites.ts';
import { languageOf } from '../../platform/http/api-error.ts';
import { sendJson } from '../../platform/http/json-answer.ts';
import type { ServiceOptions } from '../../platform/http/service-options.ts';
import { actorOf } from '../../platform/identity/actor.ts';
import { salonSummaries } from '../salons/summaries.ts';
import { bookedServices, candidates } from './knowledge.ts';
import { type BookedService, recommend } from './recommend.ts';

const favoritesAtMost = 3;

/** Titles of featured categories. */
const trending = ['Color', 'Balayage'];

/** Recommendations for the caller, from their bookings and favorites. */
export function recommendationRoutes({ db, now, versioned }: ServiceOptions) {
  const app = new Hono();

  serve(app, v1Calls.recommend, async ({ c }) => {
    const actor = await actorOf(c);
    const language = languageOf(c);
    const [booked, savedIds, salons] = await Promise.all([
      actor === null ? [] : bookedServices(db, actor, language, now()),
      actor === null ? [] : favoriteIds(db, actor),
      candidates(db),
    ]);
    const favorites = booked.flatMap(favoriteOf).slice(0, favoritesAtMost);
    const recommended = recommend({ booked, savedIds, salons });
    const ids = new Set([...favorites, ...recommended].map(({ salonId }) => salonId));
    const answer: RecommendationsAnswer = {
      favorites,
      recommended,
      trending,
      salons: await salonSummaries(db, { ids: [...ids], language, versioned }),
    };
    return sendJson(c, answer);
  });
  return app;
}

/** Undefined where the service is no longer offered: it cannot be booked again. */
function favoriteOf(service: BookedService): RecommendationsAnswer['favorites'] {
  const { salonId, serviceId, serviceIndex, name, minutes, times, lastDate } = service;
  if (serviceIndex === null) return [];
  const price = { minor: service.priceMinor, currency: service.currency };
  return [{ salonId, serviceId, serviceIndex, serviceName: name, price, minutes, times, lastDate }];
}
