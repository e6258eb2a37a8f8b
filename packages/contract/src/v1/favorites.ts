import * as v from 'valibot';
import { salonSummarySchema } from './salons.ts';
import { idSchema } from './values.ts';

/** Response of `GET /api/v1/favorites`: newest first. */
export const favoritesResponseSchema = v.object({ salons: v.array(salonSummarySchema) });

/** Response of `GET /api/v1/favorites/ids`. */
export const favoriteIdsResponseSchema = v.object({ ids: v.array(idSchema) });
