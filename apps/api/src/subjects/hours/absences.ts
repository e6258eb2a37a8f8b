import { randomUUID } from 'node:crypto';
import type { DeskAbsenceRequest } from '@salonica/contract/v1';
import { joined } from '@salonica/policy';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { rangeEdges } from '../../platform/database/range-edges.ts';
import { barberAbsences, barbers } from '../../platform/database/schema/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { notifyFreed } from '../bookings/notify-freed.ts';
import type { DeskChanged } from '../desk/change-desk.ts';
import type { SettingChange } from '../desk/change-settings.ts';
import { type DeskContext, lockDesk, versionOf } from '../desk/lock-booking.ts';
import { orTaken, rangeOf, rangeText, requireBarber } from '../desk/range-text.ts';
import { recordDesk } from '../desk/record-desk.ts';
import { withBarber } from './change-shifts.ts';

type Times = Omit<DeskAbsenceRequest, 'decisions'>;
type Made = Required<Pick<SettingChange, 'plan' | 'write' | 'mayKeep'>> & { id: string };

/** An absence that a change makes, and the visits that it leaves without a chair. */
export function absenceChange({ barberId, ...times }: Times): Made {
  const id = randomUUID();
  return {
    id,
    // A trigger occupies the chair, so that no path leads past the absence.
    mayKeep: false,
    plan: (before) =>
      withBarber(before, barberId, (barber) => {
        const range = rangeOf(before.timeZone, times);
        return { ...barber, absences: joined(barber.absences, [range]) };
      }),
    async write(tx, { timeZone }) {
      const range = rangeOf(timeZone, times);
      const absence = { id, barberId, during: rangeText(range) };
      await orTaken(tx.insert(barberAbsences).values(absence), { barberId, range });
    },
  };
}

/** The same as a manager enters it. */
export function addedAbsence(times: Times) {
  const change = absenceChange(times);
  return {
    ...change,
    plan(before) {
      requireBarber(before, times.barberId);
      return change.plan(before);
    },
    record: { action: 'absence.add', subject: change.id, after: { ...times } },
  } satisfies SettingChange & { id: string };
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
