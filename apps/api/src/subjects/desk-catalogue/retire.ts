import type { DeskDecision, DeskSettledWire } from '@salonica/contract/v1';
import type { StoredResponse } from '../../platform/calls/key-rows.ts';
import type { Database } from '../../platform/database/database.ts';
import { type BookingOptions, contextOf } from '../bookings/request-context.ts';
import { changeSettings, type PartChange } from '../desk/change-settings.ts';
import { raiseRevision } from '../desk/setting-revisions.ts';
import type { CatalogueRequest, Retired } from './change-catalogue.ts';

interface RetireRequest extends CatalogueRequest {
  params: { id: string };
  body: { decisions: readonly DeskDecision[] };
}

/**
 * Ends something that customers may have booked, with what was decided about these bookings.
 * @throws ApiError 412 where another change of the part came first
 */
export function retire(
  options: BookingOptions,
  part: 'services' | 'team',
  request: RetireRequest,
  prepare: (tx: Database, retired: Retired) => Promise<PartChange>,
): Promise<StoredResponse<DeskSettledWire>> {
  const { customer, member, language, params, body } = request;
  const { salonId } = member;
  const context = { ...contextOf(options, customer, language), member };
  return changeSettings(options, request, context, async (tx) => {
    const revision = await raiseRevision(tx, { salonId, part }, request.revision);
    const change = await prepare(tx, { salonId, id: params.id, time: context.time });
    return { ...change, revision, decisions: body.decisions };
  });
}
