import { randomUUIDv7 } from 'node:crypto';
import type { ApplicationRequest, ApplicationWire } from '@salonica/contract/v1';
import { day } from '@salonica/policy';
import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { categories, salonApplications } from '../../platform/database/schema/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Language } from '../../platform/http/messages.ts';
import { lockCustomer } from '../customers/lock-customer.ts';

/** Applications of one account in a day. */
const most = 5;

export interface Applicant {
  customerId: string;
  language: Language;
  /** Milliseconds since 1970. */
  time: number;
}

/** The last application of a customer. */
export async function readApplication(
  db: Database,
  customerId: string,
): Promise<{ application: ApplicationWire | null }> {
  const [row] = await db
    .select()
    .from(salonApplications)
    .where(eq(salonApplications.customerId, customerId))
    .orderBy(desc(salonApplications.createdAt), desc(salonApplications.id))
    .limit(1);
  if (row === undefined) return { application: null };
  const { id, status, createdAt, reason, salonId, details } = row;
  return {
    application: { id, status, sentAt: createdAt.toISOString(), reason, salonId, details },
  };
}

/**
 * Stores an application for the operator.
 * @throws ApiError 409 while another one is open, 422 for an unknown category, 429 after several
 */
export async function sendApplication(
  tx: Database,
  details: ApplicationRequest,
  { customerId, language, time }: Applicant,
): Promise<{ application: ApplicationWire | null }> {
  await lockCustomer(tx, customerId);
  const own = eq(salonApplications.customerId, customerId);
  if ((await tx.$count(salonApplications, and(own, eq(salonApplications.status, 'open')))) > 0) {
    throw new ApiError(409, 'wrong-state', { message: 'applicationOpen' });
  }
  const today = and(own, gt(salonApplications.createdAt, new Date(time - day)));
  if ((await tx.$count(salonApplications, today)) >= most) {
    throw new ApiError(429, 'rate-limited', {
      message: 'manyApplications',
      retryAfterSeconds: day / 1000,
    });
  }
  const wanted = new Set(details.categoryIds);
  if ((await tx.$count(categories, inArray(categories.id, [...wanted]))) < wanted.size) {
    throw new ApiError(422, 'invalid', { fields: { categoryIds: 'otherField' } });
  }
  await tx.insert(salonApplications).values({
    id: randomUUIDv7(),
    customerId,
    details: { ...details, categoryIds: [...wanted] },
    status: 'open',
    language,
    createdAt: new Date(time),
  });
  return readApplication(tx, customerId);
}
