import { dayClock, minutesOf, obstaclesAt, wallRange } from '@salonica/policy';
import type { Api, RequestOf, ResponseOf } from '../../domain/api.ts';
import { ServiceError } from '../../domain/failure.ts';
import { busyAt, calendarAt } from './calendar.ts';
import { occupiedIn } from './desk-offers.ts';
import { type EnterDesk, type MemoryWorld, notFound, type StoredBlock } from './world.ts';

export type MemoryDeskBlocks = Pick<Api, 'addDeskBlock' | 'moveDeskBlock' | 'removeDeskBlock'>;

type Changed = ResponseOf<'addDeskBlock'>;

/** Times that the desk keeps free of customers. */
export function createMemoryDeskBlocks(world: MemoryWorld, enter: EnterDesk): MemoryDeskBlocks {
  const answers = new Map<string, Changed>();
  world.onForget(() => {
    answers.clear();
    world.blocks.clear();
  });

  const once = (key: string, run: () => StoredBlock): Changed => {
    const before = answers.get(key);
    if (before !== undefined) return before;
    const { id, revision } = run();
    const answer = { id, revision, version: 0 };
    answers.set(key, answer);
    return answer;
  };
  const enterColumn = async (salon: string, column: string): Promise<void> => {
    const { role, barberId } = await enter(salon, 'barber');
    if (role === 'barber' && barberId !== column) throw new ServiceError({ kind: 'forbidden' });
  };
  const find = (salonId: string, id: string): StoredBlock => {
    const block = world.blocks.get(id);
    if (block?.salonId !== salonId || block.purpose === 'away') throw notFound();
    return block;
  };
  /** @throws ServiceError where the chair is occupied */
  const keep = (
    block: Omit<StoredBlock, 'range'>,
    { date, starts, ends }: RequestOf<'addDeskBlock'>['body'],
  ): StoredBlock => {
    const calendar = calendarAt(world, block.salonId);
    const { timeZone } = calendar;
    const range = {
      from: dayClock(timeZone, date).opening(minutesOf(starts)),
      until: dayClock(timeZone, date).closing(minutesOf(ends)),
    };
    const busy = busyAt(world, calendar, block.id).get(block.barberId);
    if (busy === undefined) {
      throw new ServiceError({ kind: 'conflict', code: 'not-bookable', nearest: [] });
    }
    if (busy.overlaps(range.from, range.until)) {
      const things = occupiedIn(world, { ...block, except: block.id });
      const obstacles = obstaclesAt([range], things).map(({ obstacle }) => obstacle);
      throw new ServiceError({ kind: 'conflict', code: 'slot-taken', nearest: [], obstacles });
    }
    const stored = { ...block, range };
    world.blocks.set(stored.id, stored);
    return stored;
  };
  const requireRevision = (block: StoredBlock, seen: number) => {
    const { id, revision, salonId, barberId, purpose, range } = block;
    if (revision === seen || purpose === 'away') return;
    const { date, starts, ends } = wallRange(calendarAt(world, salonId).timeZone, range);
    const now = { id, revision, barberId, purpose, date, starts, ends };
    throw new ServiceError({ kind: 'stale', block: now });
  };

  return {
    async addDeskBlock({ salon: salonId, body, idempotencyKey }) {
      const { barberId, purpose } = body;
      await enterColumn(salonId, barberId);
      const id = () => `block-${world.count()}`;
      return once(idempotencyKey, () =>
        keep({ id: id(), revision: 0, salonId, barberId, purpose }, body),
      );
    },
    async moveDeskBlock({ salon, id, revision, body, idempotencyKey }) {
      const { barberId, purpose } = body;
      await enterColumn(salon, barberId);
      return once(idempotencyKey, () => {
        const block = find(salon, id);
        requireRevision(block, revision);
        const next = { ...block, barberId, purpose, revision: revision + 1 };
        return keep(next, body);
      });
    },
    async removeDeskBlock({ salon, id, revision, idempotencyKey }) {
      await enter(salon, 'barber');
      return once(idempotencyKey, () => {
        const block = find(salon, id);
        requireRevision(block, revision);
        world.blocks.delete(id);
        return { ...block, revision: revision + 1 };
      });
    },
  };
}
