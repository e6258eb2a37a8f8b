import type { DeskDecision, DeskRevisedWire, DeskSettledWire } from '@salonica/contract/v1';
import { eq } from 'drizzle-orm';
import { once } from '../../platform/calls/idempotency.ts';
import type { KeyedRequest, StoredResponse } from '../../platform/calls/key-rows.ts';
import type { Database } from '../../platform/database/database.ts';
import { salonClock } from '../../platform/database/schema/index.ts';
import type { Language } from '../../platform/http/messages.ts';
import type { CustomerActor, Member } from '../../platform/identity/actor.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { readCalendars } from '../availability/calendar-rows.ts';
import { type BookingOptions, contextOf } from '../bookings/request-context.ts';
import { writeSearchTerms } from '../salons/search-terms.ts';
import { changeSettings } from '../desk/change-settings.ts';
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
    await lockDesk(tx, context);
    const revision = await raiseRevision(tx, { salonId, part }, request.revision);
    const { action, subject = salonId, after } = await run(tx, { ...context, salonId });
    await writeSearchTerms(tx, [salonId]);
    const version = await versionOf(tx, salonId);
    await recordDesk(tx, { action, actor: customer, member, subject, version, after });
    return { revision, version };
  });
}

/**
 * The same for something that customers may have booked: nothing is changed while one of their
 * visits waits for a decision.
 */
export function changeOffer(
  options: BookingOptions,
  part: 'services' | 'team',
  request: CatalogueRequest & { body: { decisions?: readonly DeskDecision[] | undefined } },
  run: (tx: Database, open: OpenCatalogue) => Promise<CatalogueChange>,
): Promise<StoredResponse<DeskSettledWire>> {
  const { customer, member, language, body } = request;
  const { salonId } = member;
  const context = { ...contextOf(options, customer, language), member };
  return changeSettings(options, request, context, async (tx) => {
    const revision = await raiseRevision(tx, { salonId, part }, request.revision);
    const change = await run(tx, { ...context, salonId });
    // As the visits will find it; read past the memo, because it may be rolled back.
    const [after] = await readCalendars(tx, [salonId], context.time);
    if (after === undefined) throw new ApiError(404, 'not-found');
    return {
      revision,
      decisions: body.decisions ?? [],
      plan: () => after.calendar,
      write: () => writeSearchTerms(tx, [salonId]),
      record: { subject: salonId, ...change },
    };
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
