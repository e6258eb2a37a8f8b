import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { salonMembers } from '../database/schema/index.ts';
import type { Member } from './actor.ts';

/** Never cached: a removed member is refused at the next call, in every process. */
export async function findMember(
  db: Database,
  customerId: string,
  salonId: string,
): Promise<Member | undefined> {
  const [member] = await db
    .select({
      salonId: salonMembers.salonId,
      role: salonMembers.role,
      barberId: salonMembers.barberId,
    })
    .from(salonMembers)
    .where(and(eq(salonMembers.salonId, salonId), eq(salonMembers.customerId, customerId)));
  return member;
}
