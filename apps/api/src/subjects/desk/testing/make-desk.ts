import { randomUUID } from 'node:crypto';
import type { Database } from '../../../platform/database/database.ts';
import { salonInvitations, salonMembers } from '../../../platform/database/schema/index.ts';
import { testNow } from '../../../../test/backend.ts';
import type { MadeSalon } from '../../../../test/salon-fixture.ts';

type Members = Partial<Record<'barber' | 'manager' | 'owner', string>>;

/** Makes customers members of a salon; the barber has the first column. Also an open invitation. */
export async function makeDesk<Given extends Members>(
  db: Database,
  salon: MadeSalon,
  members: Given,
): Promise<Given & { invitation: string }> {
  const createdAt = new Date(testNow);
  for (const role of ['barber', 'manager', 'owner'] as const) {
    const customerId = members[role];
    if (customerId === undefined) continue;
    const barberId = role === 'barber' ? salon.barberIds[0] : null;
    await db
      .insert(salonMembers)
      .values({ salonId: salon.id, customerId, role, barberId, createdAt });
  }
  const invitation = randomUUID();
  await db.insert(salonInvitations).values({
    id: invitation,
    salonId: salon.id,
    email: `${invitation}@salonica.example`,
    role: 'manager',
    tokenHash: invitation,
    createdAt,
    expiresAt: new Date(testNow + 60_000),
  });
  return { ...members, invitation };
}
