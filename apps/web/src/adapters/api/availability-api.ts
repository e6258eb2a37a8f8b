import {
  daysAnswerSchema,
  nextFreeAnswerSchema,
  salonNextFreeAnswerSchema,
  slotsAnswerSchema,
} from '@salonica/contract/v1';
import type { AvailabilityPort } from '../../domain/ports/availability-port.ts';
import { addDays, daysBetween, type PlainDate } from '../../shared/dates.ts';
import { answerOf } from './answer.ts';
import type { ApiClient } from './client.ts';
import { toSlot } from './to-slot.ts';
import { v1Path } from './v1-path.ts';

/** The limit of one call. */
const salonsPerCall = 100;
const daysPerCall = 42;

interface DayRange {
  readonly from: PlainDate;
  readonly to: PlainDate;
}

function ranges(from: PlainDate, to: PlainDate): DayRange[] {
  const count = Math.ceil((daysBetween(from, to) + 1) / daysPerCall);
  return Array.from({ length: count }, (_, index) => {
    const first = addDays(from, index * daysPerCall);
    const last = addDays(first, daysPerCall - 1);
    return { from: first, to: last < to ? last : to };
  });
}

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

    async days({ salonId, serviceId, barberId, from, to }, request) {
      const path = v1Path('days', salonId);
      const answers = await Promise.all(
        ranges(from, to).map(async (range) => {
          const query = { service: serviceId, staff: barberId, ...range };
          return answerOf(daysAnswerSchema, await client.get({ path, query, ...request })).days;
        }),
      );
      return answers.flat();
    },

    async nextFree(salonIds, request) {
      const answers = await Promise.all(
        groups(salonIds).map(async (ids) => {
          const query = { salons: ids.join(',') };
          const answer = await client.get({ path: v1Path('nextFree'), query, ...request });
          return Object.entries(answerOf(nextFreeAnswerSchema, answer).nextFree);
        }),
      );
      return Object.fromEntries(answers.flat());
    },

    async salonNextFree(salonId, request) {
      const answer = await client.get({ path: v1Path('salonNextFree', salonId), ...request });
      return answerOf(salonNextFreeAnswerSchema, answer);
    },
  };
}
