import { recommendationsAnswerSchema } from '@salonica/contract/v1';
import type { RecommendationsPort } from '../../domain/ports/recommendations-port.ts';
import { answerOf } from './answer.ts';
import type { ApiClient } from './client.ts';
import type { Pictures } from './pictures.ts';
import { toSalon } from './to-salon.ts';
import { v1Path } from './v1-path.ts';

export function createRecommendationsApi(
  client: ApiClient,
  pictures: Pictures,
): RecommendationsPort {
  return {
    async get(request) {
      const call = { path: v1Path('recommendations'), isPersonal: true, ...request };
      const { salons, ...rest } = answerOf(recommendationsAnswerSchema, await client.get(call));
      return { ...rest, salons: salons.map((salon) => toSalon(salon, pictures)) };
    },
  };
}
