import {
  daysAnswerSchema,
  nextFreeAnswerSchema,
  type PlainDateTimeAnswer,
  salonNextFreeAnswerSchema,
  slotsAnswerSchema,
} from '@salonica/contract/v1';
import type { AvailabilityPort } from '../../domain/ports/availability-port.ts';
import { answerOf } from './answer.ts';
import type { ApiClient } from './client.ts';
import { toSlot } from './to-slot.ts';
import { v1Path } from './v1-path.ts';

/** As many as one call takes. */
const salonsPerCall = 100;

function groups(ids: readonly string[]): string[][] {
  const unique = [...new Set(ids)];
  const count = Math.ceil(unique.length / salonsPerCall);
  return Array.from({ length: count }, (_, index) =>
    unique.slice(index * salonsPerCall, (index + 1) * salonsPerCall),
  );
}

export function createAvailabilityApi(client: ApiClient): AvailabilityPort {
  return {
    async slots({ salonId, serviceId, date, location }, request) {
      const query = { service: serviceId, date, location };
      const answer = await client.get({ path: v1Path('slots', salonId), query, ...request });
      return answerOf(slotsAnswerSchema, answer).slots.map(toSlot);
    },

    async days({ salonId, serviceId, from, to }, request) {
      const query = { service: serviceId, from, to };
      const answer = await client.get({ path: v1Path('days', salonId), query, ...request });
      return answerOf(daysAnswerSchema, answer).days;
    },

    async nextFree(salonIds, request) {
      const answers = await Promise.all(
        groups(salonIds).map(async (ids) => {
          const query = { salons: ids.join(',') };
          const answer = await client.get({ path: v1Path('nextFree'), query, ...request });
          return Object.entries(answerOf(nextFreeAnswerSchema, answer).nextFree);
        }),
      );
      return new Map<string, PlainDateTimeAnswer | null>(answers.flat());
    },

    async salonNextFree(salonId, request) {
      const answer = await client.get({ path: v1Path('salonNextFree', salonId), ...request });
      const { salon, team } = answerOf(salonNextFreeAnswerSchema, answer);
      return { salon, team: new Map(Object.entries(team)) };
    },
  };
}
