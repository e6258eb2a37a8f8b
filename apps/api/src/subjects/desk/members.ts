import type { DeskSalonsWire, DeskTeamWire, MemberRole } from '@salonica/contract/v1';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { actorText } from '../../platform/calls/key-rows.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  audit,
  customers,
  salonInvitations,
  salonMembers,
  salons,
} from '../../platform/database/schema/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { CustomerActor } from '../../platform/identity/actor.ts';
import { tellSalon } from './tell-salon.ts';

/** The salons of which a customer is a member. */
export async function listSalons(db: Database, customerId: string): Promise<DeskSalonsWire> {
  const rows = await db
    .select({
      id: salons.id,
      name: salons.name,
      timeZone: salons.timeZone,
      role: salonMembers.role,
      barberId: salonMembers.barberId,
    })
    .from(salonMembers)
    .innerJoin(salons, eq(salons.id, salonMembers.salonId))
    .where(eq(salonMembers.customerId, customerId))
    .orderBy(asc(salons.name), asc(salons.id));
  return { salons: rows };
}

/** The members of a salon, and invitations that can still be accepted. */
export async function readTeam(db: Database, salonId: string, time: number): Promise<DeskTeamWire> {
  const members = await db
    .select({
      id: customers.id,
      name: customers.fullname,
      email: customers.email,
      role: salonMembers.role,
      barberId: salonMembers.barberId,
    })
    .from(salonMembers)
    .innerJoin(customers, eq(customers.id, salonMembers.customerId))
    .where(eq(salonMembers.salonId, salonId))
    .orderBy(asc(salonMembers.createdAt), asc(customers.id));
  const invited = await db
    .select({
      id: salonInvitations.id,
      email: salonInvitations.email,
      role: salonInvitations.role,
      barberId: salonInvitations.barberId,
      expiresAt: salonInvitations.expiresAt,
    })
    .from(salonInvitations)
    .where(
      and(eq(salonInvitations.salonId, salonId), gt(salonInvitations.expiresAt, new Date(time))),
    )
    .orderBy(asc(salonInvitations.createdAt), asc(salonInvitations.id));
  return {
    members,
    invitations: invited.map(({ expiresAt, ...invitation }) => ({
      ...invitation,
      expiresAt: expiresAt.toISOString(),
    })),
  };
}

/** Locks the members of a salon until the transaction ends. */
export async function lockMembers(tx: Database, salonId: string) {
  // The salon's row: also a first member is waited for.
  await tx
    .select({ id: salons.id })
    .from(salons)
    .where(eq(salons.id, salonId))
    .for('no key update');
  return tx.select().from(salonMembers).where(eq(salonMembers.salonId, salonId));
}

/**
 * Requires that no salon loses its last owner with a customer's records, and tells their desks.
 * @throws ApiError 409
 */
export async function leaveDesks(tx: Database, customerId: string): Promise<void> {
  const own = await tx
    .select({ salonId: salonMembers.salonId, role: salonMembers.role })
    .from(salonMembers)
    .innerJoin(salons, eq(salons.id, salonMembers.salonId))
    .where(and(eq(salonMembers.customerId, customerId), isNull(salons.retiredAt)))
    .orderBy(asc(salonMembers.salonId));
  for (const { salonId, role } of own) {
    await tellSalon(tx, salonId);
    const members = await lockMembers(tx, salonId);
    const isLast = members.filter((member) => member.role === 'owner').length === 1;
    if (role === 'owner' && isLast) {
      throw new ApiError(409, 'wrong-state', { message: 'soleOwner' });
    }
  }
}

/** A change of who works at a desk. */
export interface MemberChange {
  action: 'invite' | 'withdraw' | 'join' | 'remove';
  /** `operator` is who runs the program of the installation. */
  actor: Pick<CustomerActor, 'kind' | 'id'> | 'operator';
  salonId: string;
  role: MemberRole;
}

/** Writes it to the audit log, without the person. */
export async function recordMember(
  tx: Database,
  { action, actor, salonId, role }: MemberChange,
): Promise<void> {
  await tx.insert(audit).values({
    actor: actor === 'operator' ? actor : actorText(actor),
    action: `member.${action}`,
    subject: salonId,
    after: { role },
  });
}

/**
 * Ends a membership, at once: the next call is refused.
 * @throws ApiError 404 for who is no member, 409 for the last owner
 */
export async function removeMember(
  tx: Database,
  actor: CustomerActor,
  salonId: string,
  memberId: string,
): Promise<void> {
  // Open desks read again, so that the one of who left is closed.
  await tellSalon(tx, salonId);
  const members = await lockMembers(tx, salonId);
  const member = members.find(({ customerId }) => customerId === memberId);
  if (member === undefined) throw new ApiError(404, 'not-found');
  const owners = members.filter(({ role }) => role === 'owner');
  if (member.role === 'owner' && owners.length === 1) {
    throw new ApiError(409, 'wrong-state', { message: 'lastOwner' });
  }
  await tx
    .delete(salonMembers)
    .where(and(eq(salonMembers.salonId, salonId), eq(salonMembers.customerId, memberId)));
  await recordMember(tx, { action: 'remove', actor, salonId, role: member.role });
}
