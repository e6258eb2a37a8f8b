import { favoriteIdsAnswerSchema, favoritesAnswerSchema } from '@salonica/contract/v1';
import type { FavoritesPort } from '../../domain/ports/favorites-port.ts';
import { answerOf } from './answer.ts';
import type { ApiClient } from './client.ts';
import type { Pictures } from './pictures.ts';
import { toSalon } from './to-salon.ts';
import { v1Path } from './v1-path.ts';

/** @param language - language of the server's messages, read at every call */
export function createFavoritesApi(
  client: ApiClient,
  pictures: Pictures,
  language: () => string,
): FavoritesPort {
  const favorite = (salonId: string) => ({
    path: v1Path('favorite', salonId),
    isPersonal: true,
    language: language(),
  });
  return {
    async ids() {
      if (!(await client.isKnown())) return [];
      const answer = await client.get({ path: v1Path('favoriteIds'), isPersonal: true });
      return answerOf(favoriteIdsAnswerSchema, answer).ids;
    },

    async list(request) {
      const call = { path: v1Path('favorites'), isPersonal: true, ...request };
      const { salons } = answerOf(favoritesAnswerSchema, await client.get(call));
      return salons.map((salon) => toSalon(salon, pictures));
    },

    async add(salonId) {
      await client.put(favorite(salonId));
    },

    async remove(salonId) {
      await client.delete(favorite(salonId));
    },
  };
}
