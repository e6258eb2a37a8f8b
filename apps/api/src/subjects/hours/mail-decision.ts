import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import {
  customers,
  type deskRequests,
  type RequestFacts,
  salonMembers,
  salons,
} from '../../platform/database/schema/index.ts';
import { languageFrom } from '../../platform/http/messages.ts';
import { storeMail } from '../mails/store-mail.ts';
import { shortTime } from './read-hours.ts';

interface Decision {
  status: RequestFacts['step'];
  reply: string;
  /** Milliseconds since 1970. */
  time: number;
}

/** Mails the decision to who sent a request, while they work at the salon. */
export async function mailDecision(
  tx: Database,
  request: typeof deskRequests.$inferSelect,
  { status: step, reply, time }: Decision,
): Promise<void> {
  const { id: subject, salonId, customerId, kind, date, lastDate } = request;
  const [found] = await tx
    .select({
      salon: salons.name,
      email: customers.email,
      verifiedAt: customers.emailVerifiedAt,
    })
    .from(salonMembers)
    .innerJoin(salons, eq(salons.id, salonMembers.salonId))
    .innerJoin(customers, eq(customers.id, salonMembers.customerId))
    .where(and(eq(salonMembers.salonId, salonId), eq(salonMembers.customerId, customerId)));
  if (found?.email == null) return;
  const [starts, ends] = [shortTime(request.starts), shortTime(request.ends)];
  await storeMail(tx, {
    kind: 'request',
    subject,
    revision: 0,
    recipient: found.email,
    isProved: found.verifiedAt !== null,
    language: languageFrom(request.language),
    facts: {
      about: 'request',
      step,
      salon: found.salon,
      kind,
      date,
      starts,
      lastDate,
      ends,
      reply,
    },
    time,
  });
}
