import { and, asc, eq, isNull } from 'drizzle-orm';
import { barbers, salonMembers } from '../../platform/database/schema/index.ts';
import type { NewCustomer } from './new-customer.ts';

/** The salon whose desk the sample members have. */
const salonId = '01';

/** Accounts of the identity emulator that are members of a salon, in a preview only. */
export const sampleMembers = [
  { uid: 'demo-owner', email: 'owner@salonica.example', name: 'Danai Lazarou', role: 'owner' },
  { uid: 'demo-barber', email: 'barber@salonica.example', name: 'Markos Pappas', role: 'barber' },
] as const;

/** Gives one of these accounts its right, at its first call; the barber has the first column. */
export async function writeMembership({ tx, actor, time }: NewCustomer): Promise<void> {
  const member = sampleMembers.find(({ uid }) => uid === actor.uid);
  if (member === undefined) return;
  const [first] = await tx
    .select({ id: barbers.id })
    .from(barbers)
    .where(and(eq(barbers.salonId, salonId), isNull(barbers.retiredAt)))
    .orderBy(asc(barbers.position), asc(barbers.id))
    .limit(1);
  if (first === undefined) return;
  const { role } = member;
  await tx
    .insert(salonMembers)
    .values({
      salonId,
      customerId: actor.id,
      role,
      barberId: role === 'barber' ? first.id : null,
      createdAt: new Date(time),
    })
    .onConflictDoNothing();
}
