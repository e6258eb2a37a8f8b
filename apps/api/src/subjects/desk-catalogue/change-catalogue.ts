import type { DeskRevisedWire } from '@salonica/contract/v1';
import { eq } from 'drizzle-orm';
import { once } from '../../platform/calls/idempotency.ts';
import type { KeyedRequest, StoredResponse } from '../../platform/calls/key-rows.ts';
import type { Database } from '../../platform/database/database.ts';
import { salonClock } from '../../platform/database/schema/index.ts';
import type { Language } from '../../platform/http/messages.ts';
import type { CustomerActor, Member } from '../../platform/identity/actor.ts';
import { type BookingOptions, contextOf } from '../bookings/request-context.ts';
import type { LockedSalon } from '../bookings/salon-lock.ts';
import { writeSearchTerms } from '../salons/search-terms.ts';
import { type DeskContext, lockDesk } from '../desk/lock-booking.ts';
import { raiseRevision } from '../desk/setting-revisions.ts';
import { recordDesk, type CatalogueAction, type CataloguePart } from '../desk/record-desk.ts';

/** A member's request to change a part of the settings that they saw at a revision. */
export interface CatalogueRequest extends KeyedRequest {
  customer: CustomerActor;
  member: Member;
  language: Language;
  revision: number;
}

/** A salon that is locked until the transaction ends. */
export interface OpenCatalogue extends DeskContext {
  salonId: string;
  salon: LockedSalon;
}

/** A barber or a service that a salon no longer has. */
export interface Retired {
  salonId: string;
  id: string;
  time: number;
}

/** What a change did, for the audit. */
export interface CatalogueChange {
  action: CatalogueAction;
  /** The id of the changed record. @default the salon's */
  subject?: string;
  after: object;
}

/**
 * Changes a part of a salon's settings once: in one transaction, under the lock of the salon, with
 * the words that it is found by.
 * @throws ApiError 412 where another change of the part came first
 */
export function changeCatalogue(
  options: BookingOptions,
  part: CataloguePart,
  request: CatalogueRequest,
  run: (tx: Database, open: OpenCatalogue) => Promise<CatalogueChange>,
): Promise<StoredResponse<DeskRevisedWire>> {
  const { customer, member, language } = request;
  const { salonId } = member;
  const context = { ...contextOf(options, customer, language), member };
  return once(options, request, customer, async (tx) => {
    const salon = await lockDesk(tx, context);
    const revision = await raiseRevision(tx, { salonId, part }, request.revision);
    const { action, subject = salonId, after } = await run(tx, { ...context, salonId, salon });
    await writeSearchTerms(tx, [salonId]);
    const version = await versionOf(tx, salonId);
    await recordDesk(tx, { action, actor: customer, member, subject, version, after });
    return { revision, version };
  });
}

/** After the triggers of the changed rows. */
async function versionOf(tx: Database, salonId: string): Promise<number> {
  const [clock] = await tx
    .select({ version: salonClock.version })
    .from(salonClock)
    .where(eq(salonClock.salonId, salonId));
  return clock?.version ?? 0;
}
