import { randomUUID } from 'node:crypto';
import type { DeskAbsenceRequest } from '@salonica/contract/v1';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { rangeEdges } from '../../platform/database/range-edges.ts';
import { barberAbsences, barbers } from '../../platform/database/schema/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { notifyFreed } from '../bookings/notify-freed.ts';
import type { DeskChanged } from './change-desk.ts';
import { type DeskContext, lockDesk, versionOf } from './lock-booking.ts';
import { orTaken, rangeOf, rangeText, requireBarber } from './range-text.ts';
import { recordDesk } from './record-desk.ts';

/**
 * Notes that a barber is away. A trigger occupies the chair, so that no path leads past it.
 * @throws ApiError 409 where a visit, a block or an absence is in that time
 */
export async function addAbsence(
  tx: Database,
  context: DeskContext,
  request: DeskAbsenceRequest,
): Promise<DeskChanged> {
  const { actor, member } = context;
  const { barberId } = request;
  const salon = await lockDesk(tx, context);
  requireBarber(salon, barberId);
  const range = rangeOf(salon.calendar.timeZone, request);
  const row = { id: randomUUID(), revision: 0 };
  const during = rangeText(range);
  const written = tx.insert(barberAbsences).values({ id: row.id, barberId, during });
  await orTaken(written, { barberId, range });
  const version = await versionOf(tx, member.salonId);
  const after = { ...request };
  await recordDesk(tx, { action: 'absence.add', actor, subject: row.id, member, version, after });
  return { row, version };
}

/** @throws ApiError 404 for an unknown one */
export async function removeAbsence(
  tx: Database,
  context: DeskContext,
  id: string,
): Promise<DeskChanged> {
  const { actor, member } = context;
  const { salonId } = member;
  await lockDesk(tx, context);
  const [absence] = await tx
    .select({ barberId: barberAbsences.barberId, ...rangeEdges(barberAbsences.during) })
    .from(barberAbsences)
    .innerJoin(barbers, eq(barbers.id, barberAbsences.barberId))
    .where(and(eq(barberAbsences.id, id), eq(barbers.salonId, salonId)));
  if (absence === undefined) throw new ApiError(404, 'not-found');
  await tx.delete(barberAbsences).where(eq(barberAbsences.id, id));
  const version = await versionOf(tx, salonId);
  await recordDesk(tx, {
    action: 'absence.remove',
    actor,
    subject: id,
    member,
    version,
    after: {},
  });
  const { barberId, ...range } = absence;
  await notifyFreed(tx, { salonId, barberId, range });
  return { row: { id, revision: 1 }, version };
}
