import type { DeskDecision, DeskSettledWire } from '@salonica/contract/v1';
import { day, dayClock, type Range, type SalonCalendar } from '@salonica/policy';
import { once } from '../../platform/calls/idempotency.ts';
import { type KeyedRequest, StoredResponse } from '../../platform/calls/key-rows.ts';
import type { Database } from '../../platform/database/database.ts';
import { notifyFreed } from '../bookings/notify-freed.ts';
import type { BookingOptions } from '../bookings/request-context.ts';
import { answerRefusal } from './change-desk.ts';
import { decideBookings, UndecidedError } from './decide-bookings.ts';
import { type DeskContext, lockDesk, versionOf } from './lock-booking.ts';
import { ChairTakenError } from './range-text.ts';
import { type DeskChange, recordDesk } from './record-desk.ts';
import { raiseRevision } from './setting-revisions.ts';

/** A change of a salon's settings. */
export interface SettingChange {
  /** Whether a touched booking can stay. @default true */
  mayKeep?: boolean;
  /**
   * The calendar after the change.
   * @throws ApiError where the change does not fit the calendar
   */
  plan: (before: SalonCalendar) => SalonCalendar;
  /** Stores it, after the bookings were changed. */
  write: (tx: Database, after: SalonCalendar) => Promise<void>;
  /** Whose time customers who wait may get by it; on one day, or on any. @default no time */
  frees?: { barberId: string | null; date?: string };
  record: Pick<DeskChange, 'action' | 'subject' | 'after'>;
}

/** A change of one part of them, whose revision the member saw. */
export interface PartChange extends SettingChange {
  part: string;
}

/** A change whose revision was checked. */
export interface CheckedChange extends SettingChange {
  /** After the change. */
  revision: number;
  /** Of the record that it makes. @default none */
  id?: string;
  decisions: readonly DeskDecision[];
}

/**
 * Changes settings and the bookings that they touch in one transaction under the lock of the
 * salon, or nothing where bookings wait for a decision.
 * @param prepare - reads and checks, in the transaction, what is changed
 */
export async function changeSettings(
  options: BookingOptions,
  request: KeyedRequest,
  context: DeskContext,
  prepare: (tx: Database) => Promise<CheckedChange>,
): Promise<StoredResponse<DeskSettledWire>> {
  try {
    return await once(options, request, context.actor, (tx) => settle(tx, context, prepare));
  } catch (error) {
    if (!(error instanceof UndecidedError)) throw await answerRefusal(error, options, context);
    // Not stored: the same attempt is judged again.
    return new StoredResponse(200, JSON.stringify(error.undecided));
  }
}

/**
 * The same for one part of the settings.
 * @throws ApiError 412 where another change of the part came first
 */
export const changePart = (
  options: BookingOptions,
  request: KeyedRequest & { revision: number },
  context: DeskContext,
  change: PartChange & Pick<CheckedChange, 'decisions'>,
): Promise<StoredResponse<DeskSettledWire>> =>
  changeSettings(options, request, context, async (tx) => {
    const { salonId } = context.member;
    const { part } = change;
    return { ...change, revision: await raiseRevision(tx, { salonId, part }, request.revision) };
  });

async function settle(
  tx: Database,
  context: DeskContext,
  prepare: (tx: Database) => Promise<CheckedChange>,
): Promise<DeskSettledWire> {
  const { actor, member } = context;
  const { salonId } = member;
  const salon = await lockDesk(tx, context);
  const change = await prepare(tx);
  const { revision, id, decisions, mayKeep = true, plan, write, frees, record } = change;
  const after = plan(salon.calendar);
  await decideBookings(tx, context, salon, { after, decisions, mayKeep });
  try {
    await write(tx, after);
  } catch (error) {
    if (!(error instanceof ChairTakenError)) throw error;
    // What was decided about them is undone, but they are not in the way.
    throw new ChairTakenError({ ...error.kept, except: decisions.map((one) => one.id) });
  }
  if (frees !== undefined) {
    const { barberId, date } = frees;
    await notifyFreed(tx, { salonId, barberId, range: openedRange(after, date, context.time) });
  }
  const version = await versionOf(tx, salonId);
  await recordDesk(tx, { ...record, actor, member, version });
  return { outcome: 'applied', revision, version, ...(id === undefined ? {} : { id }) };
}

/** A day, or all days on which customers can wait. */
function openedRange(
  { timeZone, horizonDays }: SalonCalendar,
  date: string | undefined,
  time: number,
): Range {
  if (date === undefined) return { from: time, until: time + (horizonDays + 1) * day };
  const clock = dayClock(timeZone, date);
  return { from: clock.opening(0), until: clock.closing(24 * 60) };
}
