import type { DeskDecision, DeskSettledWire, DeskTouchedWire } from '@salonica/contract/v1';
import { decisionProblems } from '@salonica/contract/v1';
import type { SalonCalendar } from '@salonica/policy';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { bookings } from '../../platform/database/schema/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { LockedSalon } from '../bookings/salon-lock.ts';
import { StartRefusedError } from '../bookings/start-refused.ts';
import { cancelLocked } from './cancel-booking.ts';
import { type DeskContext, lockInSalon } from './lock-booking.ts';
import { moveLocked } from './move-booking.ts';
import { describeTouched, findTouched } from './touched-bookings.ts';

/** A change of a salon's calendar, and what happens to the bookings that it touches. */
export interface PlannedChange {
  /** The calendar after the change. */
  after: SalonCalendar;
  decisions: readonly DeskDecision[];
  /** Whether a touched booking can stay: not where the change takes its chair. @default true */
  mayKeep?: boolean;
}

type Undecided = Extract<DeskSettledWire, { outcome: 'undecided' }>;

/** Bookings wait for a decision; ends the transaction, so that nothing is applied. */
export class UndecidedError extends Error {
  override readonly name = 'UndecidedError';
  readonly undecided: Undecided;

  constructor(undecided: Undecided) {
    super('Bookings wait for a decision.');
    this.undecided = undecided;
  }
}

/**
 * Carries out what was decided about the bookings that a change touches, in its transaction and
 * under the lock of the salon, before the change is written.
 * @throws UndecidedError where a booking has no decision, was changed since, or cannot be changed so
 */
export async function decideBookings(
  tx: Database,
  context: DeskContext,
  salon: LockedSalon,
  { after, decisions, mayKeep = true }: PlannedChange,
): Promise<void> {
  const rows = await findTouched(tx, { before: salon.calendar, after }, context.time);
  if (rows.length === 0) return;
  // Read before anything is changed: a refusal ends the transaction.
  const touched = await describeTouched(tx, rows, after, context);
  const undecided = (problems: ReadonlyMap<string, DeskTouchedWire['problem']> = new Map()) =>
    new UndecidedError({
      outcome: 'undecided',
      mayKeep,
      touched: touched.map((one) => ({ ...one, problem: problems.get(one.id) ?? null })),
      barbers: after.barbers.map(({ id, name }) => ({ id, name: name[context.language] })),
    });
  const decided = rows.flatMap(({ id, revision }) =>
    decisions
      .filter(
        (one) => one.id === id && one.revision === revision && (mayKeep || one.choice !== 'keep'),
      )
      .slice(0, 1),
  );
  if (decided.length < rows.length) throw undecided();
  const planned = { ...salon, calendar: after };
  for (const decision of decided.toSorted(cancelledFirst)) {
    try {
      await carryOut(tx, context, planned, decision);
    } catch (error) {
      const problem = problemOf(error);
      if (problem === null) throw error;
      throw undecided(new Map([[decision.id, problem]]));
    }
  }
}

/** Cancelled visits make room for those that move. */
const cancelledFirst = (a: DeskDecision, b: DeskDecision): number =>
  Number(b.choice === 'cancel') - Number(a.choice === 'cancel');

async function carryOut(
  tx: Database,
  context: DeskContext,
  salon: LockedSalon,
  decision: DeskDecision,
): Promise<void> {
  if (decision.choice === 'keep') {
    await tx
      .update(bookings)
      .set({ keptAt: new Date(context.time) })
      .where(eq(bookings.id, decision.id));
    return;
  }
  const locked = await lockInSalon(tx, context, salon, decision);
  if (decision.choice === 'cancel') {
    await cancelLocked(tx, context, locked, decision.reason);
    return;
  }
  const { date, time, barberId } = decision;
  const isSame = barberId === locked.booking.barberId;
  await moveLocked(tx, context, locked, { date, time, ...(isSame ? {} : { barberId }) });
}

function problemOf(error: unknown): DeskTouchedWire['problem'] {
  if (error instanceof StartRefusedError) {
    return error.code === 'slot-taken' ? 'slot-taken' : 'not-bookable';
  }
  if (!(error instanceof ApiError)) return null;
  return decisionProblems.find((known) => known === error.code) ?? null;
}
