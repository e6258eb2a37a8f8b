import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { customers } from '../../../platform/database/schema/index.ts';
import type { createBackend } from '../../../../test/backend.ts';
import type { MadeSalon } from '../../../../test/salon-fixture.ts';
import type { Visitor } from '../../../../test/visitor.ts';
import { makeDesk } from './make-desk.ts';

/** The members of a salon, each with a browser. */
export type DeskWorld = Record<'barber' | 'manager' | 'owner', Visitor>;

/** A barber, with the first column, a manager and an owner of a salon. */
export async function deskWorld(
  db: Database,
  backend: Pick<ReturnType<typeof createBackend>, 'customer'>,
  salon: MadeSalon,
): Promise<DeskWorld> {
  const signIn = async (role: string) => {
    const uid = `${role}-${salon.id}`;
    const visitor = backend.customer(uid);
    await visitor.get('/api/v1/desk');
    const [row] = await db
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.identityUid, uid));
    if (row === undefined) throw new Error('A call stores the customer.');
    return { visitor, id: row.id };
  };
  const [barber, manager, owner] = [
    await signIn('barber'),
    await signIn('manager'),
    await signIn('owner'),
  ];
  await makeDesk(db, salon, { barber: barber.id, manager: manager.id, owner: owner.id });
  return { barber: barber.visitor, manager: manager.visitor, owner: owner.visitor };
}
