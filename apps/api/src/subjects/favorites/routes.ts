import { v1Calls } from '@salonica/contract/v1/calls';
import { Hono } from 'hono';
import { serve } from '../../platform/calls/serve.ts';
import type { ServiceOptions } from '../../platform/http/service-options.ts';
import { orGuest } from '../../platform/identity/actor.ts';
import { salonSummaries } from '../salons/summaries.ts';
import { favoriteIds, removeSalon, requireSalon, saveSalon } from './favorites.ts';

/** Salons saved by a customer or a guest. */
export function favoriteRoutes({ db, versioned }: ServiceOptions) {
  const app = new Hono();

  serve(app, v1Calls.listFavorites, async ({ actor, language }) => {
    const ids = actor === null ? [] : await favoriteIds(db, actor);
    return { salons: await salonSummaries(db, { ids, language, versioned }) };
  });

  serve(app, v1Calls.listFavoriteIds, async ({ actor }) => ({ ids: await favoriteIds(db, actor) }));

  serve(app, v1Calls.saveFavorite, async ({ c, actor, params: { id: salonId } }) => {
    // An empty read creates no guest.
    await requireSalon(db, salonId);
    await saveSalon(db, await orGuest(c, actor), salonId);
  });

  serve(app, v1Calls.removeFavorite, async ({ actor, params }) => {
    if (actor !== null) await removeSalon(db, actor, params.id);
  });
  return app;
}
