import { v1Paths } from '@salonica/contract/v1';
import { Hono } from 'hono';
import { languageOf } from '../http/api-error.ts';
import { sendJson } from '../http/json-answer.ts';
import type { ServiceOptions } from '../http/service-options.ts';
import { actorOf, requireActor } from '../identity/actor.ts';
import { salonSummaries } from '../salons/summaries.ts';
import { favoriteIds, removeSalon, requireSalon, saveSalon } from './favorites.ts';

/** Salons saved by a customer or a guest. */
export function favoriteRoutes({ db, versioned }: ServiceOptions) {
  const app = new Hono();

  app.get(v1Paths.favorites, async (c) => {
    const actor = await actorOf(c);
    const ids = actor === null ? [] : await favoriteIds(db, actor);
    const salons = await salonSummaries(db, { ids, language: languageOf(c), versioned });
    return sendJson(c, { salons });
  });

  app.get(v1Paths.favoriteIds, async (c) => {
    const actor = await actorOf(c);
    return sendJson(c, { ids: actor === null ? [] : await favoriteIds(db, actor) });
  });

  app.put(v1Paths.favorite, async (c) => {
    const salonId = c.req.param('id');
    // An empty read creates no guest.
    await requireSalon(db, salonId);
    await saveSalon(db, await requireActor(c), salonId);
    return c.body(null, 204);
  });

  app.delete(v1Paths.favorite, async (c) => {
    const actor = await actorOf(c);
    if (actor !== null) await removeSalon(db, actor, c.req.param('id'));
    return c.body(null, 204);
  });
  return app;
}
