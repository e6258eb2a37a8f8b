import { v1Calls } from '@salonica/contract/v1/calls';
import { Hono } from 'hono';
import { serve } from '../../platform/calls/serve.ts';
import { languageOf } from '../../platform/http/api-error.ts';
import { sendJson } from '../../platform/http/json-answer.ts';
import type { ServiceOptions } from '../../platform/http/service-options.ts';
import { actorOf, requireActor } from '../../platform/identity/actor.ts';
import { salonSummaries } from '../salons/summaries.ts';
import { favoriteIds, removeSalon, requireSalon, saveSalon } from './favorites.ts';

/** Salons saved by a customer or a guest. */
export function favoriteRoutes({ db, versioned }: ServiceOptions) {
  const app = new Hono();

  serve(app, v1Calls.listFavorites, async ({ c }) => {
    const actor = await actorOf(c);
    const ids = actor === null ? [] : await favoriteIds(db, actor);
    const salons = await salonSummaries(db, { ids, language: languageOf(c), versioned });
    return sendJson(c, { salons });
  });

  serve(app, v1Calls.listFavoriteIds, async ({ c }) => {
    const actor = await actorOf(c);
    return sendJson(c, { ids: actor === null ? [] : await favoriteIds(db, actor) });
  });

  serve(app, v1Calls.saveFavorite, async ({ c, params: { id: salonId } }) => {
    // An empty read creates no guest.
    await requireSalon(db, salonId);
    await saveSalon(db, await requireActor(c), salonId);
    return c.body(null, 204);
  });

  serve(app, v1Calls.removeFavorite, async ({ c, params }) => {
    const actor = await actorOf(c);
    if (actor !== null) await removeSalon(db, actor, params.id);
    return c.body(null, 204);
  });
  return app;
}
