import { randomBytes, randomUUIDv7 } from 'node:crypto';
import type { InviteRequest } from '@salonica/contract/v1';
import { day } from '@salonica/policy';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import {
  barbers,
  salonInvitations,
  salonMembers,
  salons,
} from '../../platform/database/schema/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Language } from '../../platform/http/messages.ts';
import type { CustomerActor } from '../../platform/identity/actor.ts';
import { hashToken } from '../../platform/identity/guests.ts';
import { storeMail } from '../mails/store-mail.ts';
import { lockMembers, recordMember } from './members.ts';

/** How long a link works. */
const lifetime = 7 * day;

export interface Invitation extends InviteRequest {
  actor: CustomerActor;
  salonId: string;
  /** Of the caller, if it is known. */
  network: string | undefined;
  language: Language;
  /** Milliseconds since 1970. */
  time: number;
}

/**
 * Mails an invitation; it replaces an earlier one to the same address.
 * @throws ApiError 422 for a barber without a column, 409 where a member has the column
 */
export async function invite(tx: Database, invitation: Invitation): Promise<void> {
  const { actor, salonId, role, barberId, network, language, time } = invitation;
  const email = invitation.email.toLowerCase();
  const members = await lockMembers(tx, salonId);
  if (role === 'barber' && barberId === null) {
    throw new ApiError(422, 'invalid', { fields: { barberId: 'columnMissing' } });
  }
  if (barberId !== null) {
    await requireColumn(tx, salonId, barberId);
    requireFreeColumn(members, barberId);
  }
  const token = randomBytes(32).toString('base64url');
  const id = randomUUIDv7();
  const own = and(eq(salonInvitations.salonId, salonId), eq(salonInvitations.email, email));
  await tx.delete(salonInvitations).where(own);
  await tx.insert(salonInvitations).values({
    id,
    salonId,
    email,
    role,
    barberId,
    tokenHash: hashToken(token),
    createdAt: new Date(time),
    expiresAt: new Date(time + lifetime),
  });
  const [salon] = await tx.select({ name: salons.name }).from(salons).where(eq(salons.id, salonId));
  await storeMail(tx, {
    kind: 'invitation',
    subject: id,
    revision: 0,
    recipient: email,
    // Whether it has answered elsewhere is not the salon's business.
    isProved: false,
    network,
    language,
    facts: { about: 'invitation', salon: salon?.name ?? '', linkToken: token },
    time,
  });
  await recordMember(tx, { action: 'invite', actor, salonId, role });
}

async function hasColumn(tx: Database, salonId: string, barberId: string): Promise<boolean> {
  const found = await tx.$count(
    barbers,
    and(eq(barbers.id, barberId), eq(barbers.salonId, salonId), isNull(barbers.retiredAt)),
  );
  return found > 0;
}

async function requireColumn(tx: Database, salonId: string, barberId: string): Promise<void> {
  if (await hasColumn(tx, salonId, barberId)) return;
  throw new ApiError(422, 'invalid', { fields: { barberId: 'columnMissing' } });
}

/** @throws ApiError 409 */
function requireFreeColumn(members: readonly { barberId: string | null }[], barberId: string) {
  if (members.every((member) => member.barberId !== barberId)) return;
  throw new ApiError(409, 'wrong-state', { message: 'columnTaken' });
}

/** @throws ApiError 404 for an unknown one */
export async function withdrawInvitation(
  tx: Database,
  actor: CustomerActor,
  salonId: string,
  id: string,
): Promise<void> {
  const [ended] = await tx
    .delete(salonInvitations)
    .where(and(eq(salonInvitations.id, id), eq(salonInvitations.salonId, salonId)))
    .returning({ role: salonInvitations.role });
  if (ended === undefined) throw new ApiError(404, 'not-found');
  await recordMember(tx, { action: 'withdraw', actor, salonId, role: ended.role });
}

/**
 * Makes the customer who opened the link a member. The link works once; it never takes a right from
 * an owner.
 * @throws ApiError 410 for an unknown link and one that is over, 409 where a member has the column
 */
export async function acceptInvitation(
  tx: Database,
  actor: CustomerActor,
  token: string,
  time: number,
): Promise<void> {
  const [link] = await tx
    .select({ salonId: salonInvitations.salonId })
    .from(salonInvitations)
    .where(eq(salonInvitations.tokenHash, hashToken(token)));
  const members = link === undefined ? [] : await lockMembers(tx, link.salonId);
  // Only after the lock: of two presses one finds it.
  const [invitation] = await tx
    .delete(salonInvitations)
    .where(eq(salonInvitations.tokenHash, hashToken(token)))
    .returning();
  if (invitation === undefined || invitation.expiresAt.getTime() <= time) {
    throw new ApiError(410, 'link-over', { message: 'inviteOver' });
  }
  const { salonId, role, barberId } = invitation;
  // The barber may have left since.
  if (barberId !== null && !(await hasColumn(tx, salonId, barberId))) {
    throw new ApiError(410, 'link-over', { message: 'inviteOver' });
  }
  const others = members.filter(({ customerId }) => customerId !== actor.id);
  const before = members.find(({ customerId }) => customerId === actor.id);
  if (barberId !== null) requireFreeColumn(others, barberId);
  const right = {
    role: before?.role === 'owner' ? before.role : role,
    barberId: barberId ?? before?.barberId ?? null,
  };
  await tx
    .insert(salonMembers)
    .values({ salonId, customerId: actor.id, ...right, createdAt: new Date(time) })
    .onConflictDoUpdate({ target: [salonMembers.salonId, salonMembers.customerId], set: right });
  await recordMember(tx, { action: 'join', actor, salonId, role: right.role });
}

/** Deletes invitations whose link no longer works. */
export async function forgetInvitations(db: Database, now: number): Promise<void> {
  await db.delete(salonInvitations).where(lt(salonInvitations.expiresAt, new Date(now)));
}
