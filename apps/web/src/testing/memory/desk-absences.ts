import { dayClock, minutesOf, obstaclesAt } from '@salonica/policy';
import type { Api, RequestOf } from '../../domain/api.ts';
import { ServiceError } from '../../domain/failure.ts';
import { calendarAt } from './calendar.ts';
import { occupiedIn } from './desk-offers.ts';
import { type MemorySetting, type SettleInMemory, withAbsence, withBarber } from './desk-times.ts';
import { type EnterDesk, type MemoryWorld, notFound } from './world.ts';

export type MemoryDeskAbsences = Pick<Api, 'addDeskAbsence' | 'removeDeskAbsence'>;

type Times = Omit<RequestOf<'addDeskAbsence'>['body'], 'decisions'>;

/**
 * An absence that a change makes; visits in its time wait for a decision.
 * @throws ServiceError where anything else is in that time
 */
export function absenceSetting(
  world: MemoryWorld,
  salonId: string,
  { barberId, date, starts, lastDate, ends }: Times,
): Required<Omit<MemorySetting, 'revision'>> {
  const { timeZone, barbers } = calendarAt(world, salonId);
  const range = {
    from: dayClock(timeZone, date).opening(minutesOf(starts)),
    until: dayClock(timeZone, lastDate).closing(minutesOf(ends)),
  };
  if (barbers.every((one) => one.id !== barberId)) {
    throw new ServiceError({ kind: 'conflict', code: 'not-bookable', nearest: [] });
  }
  const kept = occupiedIn(world, { salonId, barberId }).filter(
    ({ obstacle }) => obstacle.kind !== 'booking',
  );
  const obstacles = obstaclesAt([range], kept).map(({ obstacle }) => obstacle);
  if (obstacles.length > 0) {
    throw new ServiceError({ kind: 'conflict', code: 'slot-taken', nearest: [], obstacles });
  }
  const id = `absence-${world.count()}`;
  return {
    id,
    change: (before) => withBarber(before, barberId, (one) => withAbsence(one, range)),
    mayKeep: false,
    isBlock: true,
    onApplied: () =>
      void world.blocks.set(id, { id, revision: 0, salonId, barberId, purpose: 'away', range }),
  };
}

/** When barbers are away. */
export function createMemoryDeskAbsences(
  world: MemoryWorld,
  enter: EnterDesk,
  settle: SettleInMemory,
): MemoryDeskAbsences {
  const removed = new Set<string>();
  world.onForget(() => removed.clear());
  return {
    addDeskAbsence: (write) =>
      settle(write, () => ({ ...absenceSetting(world, write.salon, write.body), revision: 0 })),
    async removeDeskAbsence({ salon, id, idempotencyKey }) {
      await enter(salon, 'manager');
      const absence = world.blocks.get(id);
      const isKnown = absence?.salonId === salon && absence.purpose === 'away';
      if (!isKnown && !removed.has(idempotencyKey)) throw notFound();
      removed.add(idempotencyKey);
      world.blocks.delete(id);
      return { id, revision: 1, version: 0 };
    },
  };
}
