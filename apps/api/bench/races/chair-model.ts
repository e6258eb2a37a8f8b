import type { Range } from '@salonica/policy';
import type { Attempt, Told } from './history.ts';

export interface ModelBooking {
  salonId: string;
  barberId: string;
  startsAt: number;
  status: string;
  revision: number;
  blocks: readonly Range[];
}

/** The ranges in which a service that starts at an instant occupies the chair of a barber. */
export type BlocksOf = (serviceId: string, barberId: string, start: number) => readonly Range[];

/** Whether a change makes a record. */
const isNew = (kind: Attempt['kind']) => ['confirm', 'enter', 'keep-free', 'leave'].includes(kind);

/** Whether a record occupies its chair after a change. */
export const holdsAfter = (kind: Attempt['kind']): boolean =>
  !['cancel', 'miss', 'give-back', 'come-back'].includes(kind);

/** Whether a change ends a time that the desk occupied. */
const isEnd = (kind: Attempt['kind']) => kind === 'give-back' || kind === 'come-back';

const meet = (a: Range, b: Range) => a.from < b.until && b.from < a.until;

/** A model of chairs: changes happen in sequence, and visits never overlap. */
export function createChairModel(blocksOf: BlocksOf) {
  const bookings = new Map<string, ModelBooking>();

  /** The other customer who has the chair at that time. */
  const holderOf = (id: string, barberId: string, blocks: readonly Range[]) =>
    [...bookings].find(
      ([otherId, other]) =>
        otherId !== id &&
        other.status === 'confirmed' &&
        other.barberId === barberId &&
        other.blocks.some((block) => blocks.some((wanted) => meet(block, wanted))),
    )?.[0];

  const place = (wire: Told) => {
    const startsAt = Date.parse(wire.startsAt);
    const blocks = wire.parts ?? blocksOf(wire.service.id, wire.barber.id, startsAt);
    return { barberId: wire.barber.id, startsAt, blocks };
  };

  return {
    bookings,
    /** Applies a successful change. Returns the problem with it, if any. */
    apply({ kind, revision, salonId, date, time, barberId }: Attempt, wire: Told): string[] {
      const { id } = wire;
      const before = bookings.get(id);
      const wrong: string[] = [];
      const expect = (isRight: boolean, message: string) => {
        if (!isRight) wrong.push(`${kind} of ${id}: ${message}`);
      };
      expect(isNew(kind) === (before === undefined), 'made or changed out of order');
      expect(wire.revision === (revision ?? -1) + 1, 'a revision was skipped');
      expect(before === undefined || before.revision === revision, 'an old revision was changed');
      expect(
        isEnd(kind) ||
          (wire.status === 'confirmed' || wire.status === 'completed') === holdsAfter(kind),
        'another status',
      );
      const expected = kind === 'restore' ? 'cancelled' : 'confirmed';
      expect(before === undefined || before.status === expected, 'from another status');
      const after = place(wire);
      if (holdsAfter(kind)) {
        const holder = holderOf(id, after.barberId, after.blocks);
        expect(holder === undefined, `the chair belongs to ${holder}`);
      }
      expect(wire.date === date && wire.time === time, 'another time than was asked for');
      expect(barberId === null || barberId === wire.barber.id, 'another barber than was asked for');
      const { status, revision: next } = wire;
      if (isEnd(kind)) bookings.delete(id);
      else bookings.set(id, { ...after, salonId, status, revision: next });
      return wrong;
    },
  };
}
