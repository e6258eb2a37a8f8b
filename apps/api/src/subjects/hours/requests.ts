import { randomUUID } from 'node:crypto';
import type { DeskRequestRequest, DeskRequestsWire } from '@salonica/contract/v1';
import { wallClock } from '@salonica/policy';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { barbers, deskRequests } from '../../platform/database/schema/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Language } from '../../platform/http/messages.ts';
import type { Member } from '../../platform/identity/actor.ts';
import type { Target } from '../bookings/cancel.ts';
import type { DeskChanged } from '../desk/change-desk.ts';
import type { SettingChange } from '../desk/change-settings.ts';
import { type DeskContext, lockDesk } from '../desk/lock-booking.ts';
import { rangeOf } from '../desk/range-text.ts';
import { recordDesk } from '../desk/record-desk.ts';
import { absenceChange } from './absences.ts';
import { shiftDayChange, writeShifts } from './change-shifts.ts';
import { mailDecision } from './mail-decision.ts';
import { notifyRequests } from './notify-requests.ts';
import { shortTime } from './read-hours.ts';

/** Requests of a salon that are listed, and those of a barber that wait at the same time. */
const mostListed = 100;
const mostOpen = 20;

type RequestRow = typeof deskRequests.$inferSelect;

/** The requests of barbers, newest first; a barber sees the own requests. */
export async function listRequests(
  db: Database,
  { salonId, role }: Member,
  { customerId, language }: { customerId: string; language: Language },
): Promise<DeskRequestsWire> {
  // Not by column: who had it before wrote to the managers.
  const own = role === 'barber' ? eq(deskRequests.customerId, customerId) : undefined;
  const rows = await db
    .select({ request: deskRequests, en: barbers.nameEn, el: barbers.nameEl })
    .from(deskRequests)
    .innerJoin(barbers, eq(barbers.id, deskRequests.barberId))
    .where(and(eq(deskRequests.salonId, salonId), own))
    .orderBy(desc(deskRequests.createdAt), deskRequests.id)
    .limit(mostListed);
  return {
    requests: rows.map(({ request, en, el }) => ({
      id: request.id,
      revision: request.revision,
      barber: { id: request.barberId, name: language === 'el' ? el : en },
      kind: request.kind,
      date: request.date,
      starts: shortTime(request.starts),
      lastDate: request.lastDate,
      ends: shortTime(request.ends),
      note: request.note,
      status: request.status,
      reply: request.reply,
      isNews:
        isAnswer(request.status) && request.seenAt === null && request.customerId === customerId,
      createdAt: request.createdAt.toISOString(),
    })),
  };
}

const answers = ['approved', 'declined'] as const;
const isAnswer = (status: RequestRow['status']) => answers.some((known) => known === status);

/** Notes that a member has seen the answers to own requests. */
export async function markAnswersSeen(
  db: Database,
  { salonId }: Member,
  { customerId, time }: { customerId: string; time: number },
): Promise<void> {
  await db
    .update(deskRequests)
    .set({ seenAt: new Date(time) })
    .where(
      and(
        eq(deskRequests.salonId, salonId),
        eq(deskRequests.customerId, customerId),
        inArray(deskRequests.status, answers),
        isNull(deskRequests.seenAt),
      ),
    );
}

/** @throws ApiError 403 for a member without a column, 409 for past days and where too many wait */
export async function sendRequest(
  tx: Database,
  context: DeskContext,
  asked: DeskRequestRequest,
): Promise<DeskChanged> {
  const { actor, member, language, time } = context;
  const { salonId, barberId } = member;
  if (barberId === null || actor.kind !== 'customer') throw new ApiError(403, 'forbidden');
  const salon = await lockDesk(tx, context);
  const { timeZone } = salon.calendar;
  // Only where the clocks skip all of it.
  rangeOf(timeZone, asked);
  if (asked.lastDate < wallClock(timeZone, time).date) throw new ApiError(409, 'wrong-state');
  const open = await tx.$count(
    deskRequests,
    and(eq(deskRequests.barberId, barberId), eq(deskRequests.status, 'open')),
  );
  if (open >= mostOpen) throw new ApiError(409, 'wrong-state');
  const row = { id: randomUUID(), revision: 0 };
  await tx.insert(deskRequests).values({
    ...row,
    ...asked,
    salonId,
    barberId,
    customerId: actor.id,
    language,
    status: 'open',
    createdAt: new Date(time),
  });
  await notifyRequests(tx, { salonId, barberId });
  const { version } = salon;
  const { kind, date, starts, lastDate, ends } = asked;
  const after = { kind, date, starts, lastDate, ends };
  await recordDesk(tx, { action: 'request.send', actor, subject: row.id, member, version, after });
  return { row, version };
}

/**
 * Ends a request without a change of the calendar.
 * @throws ApiError 404 for who withdraws another's
 */
export async function closeRequest(
  tx: Database,
  context: DeskContext,
  target: Target,
  { status, reply = '' }: { status: 'withdrawn' | 'declined'; reply?: string },
): Promise<DeskChanged> {
  const { actor, member } = context;
  const { version } = await lockDesk(tx, context);
  const request = await findRequest(tx, member, target);
  if (status === 'withdrawn' && request.customerId !== actor.id) {
    throw new ApiError(404, 'not-found');
  }
  const row = await decide(tx, context, request, { status, reply });
  await recordDesk(tx, {
    action: status === 'withdrawn' ? 'request.withdraw' : 'request.decline',
    actor,
    subject: target.id,
    member,
    version,
    after: { status },
  });
  return { row, version };
}

/** What an approved request changes: the shifts of a day, or an absence that leaves no visit. */
export function approvalChange(request: RequestRow, context: DeskContext): SettingChange {
  const { id, salonId, barberId, kind, date } = request;
  const approve = (tx: Database) => decide(tx, context, request, { status: 'approved', reply: '' });
  const record = {
    action: 'request.approve',
    subject: id,
    after: { status: 'approved' },
  } as const;
  if (kind === 'shift') {
    const shifts = [{ starts: shortTime(request.starts), ends: shortTime(request.ends) }];
    const day = { salonId, barberId, date };
    return {
      plan: shiftDayChange(day, shifts, context.time).plan,
      async write(tx) {
        await approve(tx);
        await writeShifts(tx, day, shifts);
      },
      frees: { barberId, date },
      record,
    };
  }
  const { starts, lastDate, ends } = request;
  const { plan, write, mayKeep } = absenceChange({ barberId, date, starts, lastDate, ends });
  return {
    mayKeep,
    plan,
    async write(tx, after) {
      await approve(tx);
      await write(tx, after);
    },
    record,
  };
}

/**
 * An open request, as it was shown.
 * @throws ApiError 404 for an unknown one, 412 where it was changed elsewhere, 409 where it is closed
 */
export async function findRequest(
  db: Database,
  { salonId }: Member,
  { id, revision }: Target,
): Promise<RequestRow> {
  const [row] = await db
    .select()
    .from(deskRequests)
    .where(and(eq(deskRequests.id, id), eq(deskRequests.salonId, salonId)));
  if (row === undefined) throw new ApiError(404, 'not-found');
  if (row.revision !== revision) throw new ApiError(412, 'revision-changed');
  if (row.status !== 'open') throw new ApiError(409, 'wrong-state');
  return row;
}

async function decide(
  tx: Database,
  { actor, time }: DeskContext,
  request: RequestRow,
  { status, reply }: { status: Exclude<RequestRow['status'], 'open'>; reply: string },
): Promise<{ id: string; revision: number }> {
  const { id } = request;
  const row = { id, revision: request.revision + 1 };
  const at = new Date(time);
  // Who decides about an own request knows the answer.
  const isOwn = actor.id === request.customerId;
  await tx
    .update(deskRequests)
    .set({
      status,
      reply,
      revision: row.revision,
      decidedAt: at,
      ...(isOwn ? { seenAt: at } : {}),
    })
    .where(eq(deskRequests.id, id));
  await notifyRequests(tx, request);
  if (!isOwn && status !== 'withdrawn') await mailDecision(tx, request, { status, reply, time });
  return row;
}
