import { randomUUIDv7 } from 'node:crypto';
import type { DeskBlockRequest } from '@salonica/contract/v1';
import { wallRange } from '@salonica/policy';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { rangeEdges } from '../../platform/database/range-edges.ts';
import { bookingBlocks, salonBlocks } from '../../platform/database/schema/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Target } from '../bookings/cancel.ts';
import { deleteBlocks } from '../bookings/holds.ts';
import { notifyFreed } from '../bookings/notify-freed.ts';
import type { LockedSalon } from '../bookings/salon-lock.ts';
import type { DeskChanged } from './change-desk.ts';
import { type DeskContext, lockDesk, requireColumn } from './lock-booking.ts';
import { orTaken, rangeOf, rangeText, requireBarber } from './range-text.ts';
import { recordDesk } from './record-desk.ts';

/**
 * Keeps a time free of customers.
 * @throws ApiError 403 for a barber outside of the own column, 409 where the chair is occupied
 */
export async function addBlock(
  tx: Database,
  context: DeskContext,
  request: DeskBlockRequest,
): Promise<DeskChanged> {
  const { actor, member, time } = context;
  const { barberId, purpose } = request;
  requireColumn(member, barberId);
  const salon = await lockDesk(tx, context);
  requireBarber(salon.calendar, barberId);
  const row = { id: randomUUIDv7(), revision: 0 };
  await tx
    .insert(salonBlocks)
    .values({ ...row, salonId: member.salonId, barberId, purpose, createdAt: new Date(time) });
  await occupy(tx, salon, row.id, request);
  const { version } = salon;
  const after = { ...request };
  await recordDesk(tx, { action: 'block.add', actor, subject: row.id, member, version, after });
  return { row, version };
}

/**
 * Moves a time that is kept free, also to another barber.
 * @throws ApiError as {@link addBlock}, 404 for an unknown one, 412 where it was changed elsewhere
 */
export async function moveBlock(
  tx: Database,
  context: DeskContext,
  { to, ...target }: Target & { to: DeskBlockRequest },
): Promise<DeskChanged> {
  const { actor, member } = context;
  const { barberId, purpose } = to;
  requireColumn(member, barberId);
  const { salon, barberId: before } = await lockBlock(tx, context, target);
  requireBarber(salon.calendar, barberId);
  const { id } = target;
  const range = await deleteBlocks(tx, eq(bookingBlocks.blockId, id));
  const revision = target.revision + 1;
  await tx.update(salonBlocks).set({ barberId, purpose, revision }).where(eq(salonBlocks.id, id));
  await occupy(tx, salon, id, to);
  const { version } = salon;
  await recordDesk(tx, { action: 'block.move', actor, subject: id, member, version, after: to });
  await notifyFreed(tx, { salonId: member.salonId, barberId: before, range });
  return { row: { id, revision }, version };
}

/** Gives the time to customers again. */
export async function removeBlock(
  tx: Database,
  context: DeskContext,
  target: Target,
): Promise<DeskChanged> {
  const { actor, member } = context;
  const { salon, barberId } = await lockBlock(tx, context, target);
  const { id, revision } = target;
  const range = await deleteBlocks(tx, eq(bookingBlocks.blockId, id));
  await tx.delete(salonBlocks).where(eq(salonBlocks.id, id));
  const { version } = salon;
  await recordDesk(tx, { action: 'block.remove', actor, subject: id, member, version, after: {} });
  await notifyFreed(tx, { salonId: member.salonId, barberId, range });
  return { row: { id, revision: revision + 1 }, version };
}

async function lockBlock(tx: Database, context: DeskContext, { id, revision }: Target) {
  const { member } = context;
  const salon = await lockDesk(tx, context);
  const [block] = await tx
    .select({
      barberId: salonBlocks.barberId,
      revision: salonBlocks.revision,
      purpose: salonBlocks.purpose,
    })
    .from(salonBlocks)
    .where(and(eq(salonBlocks.id, id), eq(salonBlocks.salonId, member.salonId)));
  if (block === undefined) throw new ApiError(404, 'not-found');
  requireColumn(member, block.barberId);
  if (block.revision === revision) return { salon, barberId: block.barberId };
  const [range] = await tx
    .select(rangeEdges(bookingBlocks.during))
    .from(bookingBlocks)
    .where(eq(bookingBlocks.blockId, id));
  if (range === undefined) throw new ApiError(404, 'not-found');
  const { date, starts, ends } = wallRange(salon.calendar.timeZone, range);
  throw new ApiError(412, 'revision-changed', { block: { id, ...block, date, starts, ends } });
}

async function occupy(
  tx: Database,
  { calendar: { timeZone } }: LockedSalon,
  blockId: string,
  { barberId, date, starts, ends }: DeskBlockRequest,
): Promise<void> {
  const range = rangeOf(timeZone, { date, starts, lastDate: date, ends });
  const during = rangeText(range);
  const written = tx.insert(bookingBlocks).values({ blockId, barberId, during });
  await orTaken(written, { barberId, range, except: blockId });
}
