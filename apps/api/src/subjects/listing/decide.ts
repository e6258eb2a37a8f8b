import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import {
  audit,
  customers,
  salonApplications,
  salonMembers,
} from '../../platform/database/schema/index.ts';
import { transact } from '../../platform/database/transact.ts';
import { languageFrom } from '../../platform/http/messages.ts';
import { lockCustomer } from '../customers/lock-customer.ts';
import { recordMember } from '../desk/members.ts';
import { storeMail } from '../mails/store-mail.ts';
import { createSalon } from './create-salon.ts';

/** What became of a decision. `unproved`: the mailbox of the applicant has not answered yet. */
export type Decision =
  | { outcome: 'approved'; salonId: string }
  | { outcome: 'refused' | 'unknown' | 'decided' | 'unproved' };

/** Lists the salon of an application: it is public at once, and the applicant is its owner. */
export const approve = (db: Database, id: string, time: number): Promise<Decision> =>
  transact(db, async (tx) => {
    const found = await lockOpen(tx, id);
    if (typeof found === 'string') return { outcome: found };
    const { application, isProved } = found;
    // An address that never answered may be another person's, who would own the salon later.
    if (!isProved) return { outcome: 'unproved' };
    const { details, customerId } = application;
    const salonId = await createSalon(tx, details);
    const right = { role: 'owner' } as const;
    await tx
      .insert(salonMembers)
      .values({ salonId, customerId, ...right, createdAt: new Date(time) });
    await recordMember(tx, { action: 'join', actor: 'operator', salonId, ...right });
    await tx
      .update(salonApplications)
      .set({ status: 'approved', salonId, decidedAt: new Date(time) })
      .where(eq(salonApplications.id, id));
    await record(tx, 'approve', id);
    await tell(tx, found, { step: 'approved' }, time);
    return { outcome: 'approved', salonId };
  });

/** Refuses an application; it can be corrected and sent again. */
export const refuse = (db: Database, id: string, reason: string, time: number): Promise<Decision> =>
  transact(db, async (tx) => {
    const found = await lockOpen(tx, id);
    if (typeof found === 'string') return { outcome: found };
    await tx
      .update(salonApplications)
      .set({ status: 'refused', reason, decidedAt: new Date(time) })
      .where(eq(salonApplications.id, id));
    await record(tx, 'refuse', id);
    await tell(tx, found, { step: 'refused', reason }, time);
    return { outcome: 'refused' };
  });

interface Found {
  application: typeof salonApplications.$inferSelect;
  /** Null for an account with a phone number only. */
  email: string | null;
  /** Whether its mailbox answered, or its phone did at the sign-in. */
  isProved: boolean;
}

/** In the order of sending, which takes the customer first. */
async function lockOpen(tx: Database, id: string): Promise<Found | 'unknown' | 'decided'> {
  const [seen] = await tx
    .select({ customerId: salonApplications.customerId })
    .from(salonApplications)
    .where(eq(salonApplications.id, id));
  if (seen === undefined) return 'unknown';
  await lockCustomer(tx, seen.customerId);
  const [row] = await tx
    .select({
      application: salonApplications,
      email: customers.email,
      verifiedAt: customers.emailVerifiedAt,
    })
    .from(salonApplications)
    .innerJoin(customers, eq(customers.id, salonApplications.customerId))
    .where(eq(salonApplications.id, id));
  if (row === undefined) return 'unknown';
  const { application, email, verifiedAt } = row;
  if (application.status !== 'open') return 'decided';
  return { application, email, isProved: email === null || verifiedAt !== null };
}

const record = (tx: Database, action: 'approve' | 'refuse', id: string) =>
  tx.insert(audit).values({ actor: 'operator', action: `application.${action}`, subject: id });

async function tell(
  tx: Database,
  { application, email, isProved }: Found,
  step: { step: 'approved' } | { step: 'refused'; reason: string },
  time: number,
): Promise<void> {
  if (email === null) return;
  const { id, details, language } = application;
  await storeMail(tx, {
    kind: 'application',
    subject: id,
    revision: 0,
    recipient: email,
    isProved,
    language: languageFrom(language),
    facts: { about: 'application', salon: details.name, ...step },
    time,
  });
}
