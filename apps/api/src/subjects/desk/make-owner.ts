import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { customers, salonMembers, salons } from '../../platform/database/schema/index.ts';
import { transact } from '../../platform/database/transact.ts';
import { lockMembers, recordMember } from './members.ts';

export type MadeOwner = 'made' | 'unknown-salon' | 'unknown-account';

/** Makes an account whose address has answered an owner of a salon; idempotent. */
export const makeOwner = (
  db: Database,
  salonId: string,
  email: string,
  time: number,
): Promise<MadeOwner> =>
  transact(db, async (tx) => {
    if ((await tx.$count(salons, eq(salons.id, salonId))) === 0) return 'unknown-salon';
    await lockMembers(tx, salonId);
    const [customer] = await tx
      .select({ id: customers.id })
      .from(customers)
      .where(and(eq(customers.email, email.toLowerCase()), isNotNull(customers.emailVerifiedAt)));
    if (customer === undefined) return 'unknown-account';
    const right = { role: 'owner' } as const;
    await tx
      .insert(salonMembers)
      .values({ salonId, customerId: customer.id, ...right, createdAt: new Date(time) })
      .onConflictDoUpdate({ target: [salonMembers.salonId, salonMembers.customerId], set: right });
    await recordMember(tx, { action: 'join', actor: 'operator', salonId, ...right });
    return 'made';
  });
