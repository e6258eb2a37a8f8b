import type { Api, RequestOf } from '../../domain/api.ts';
import type { DeskBooking } from '../../domain/desk.ts';

export type Mark = RequestOf<'markDeskBooking'>['body']['mark'];
export type CancelReason = RequestOf<'cancelDeskBooking'>['body']['reason'];
export type MoveBody = RequestOf<'moveDeskBooking'>['body'];

/** What a member wants to do with a booking. */
export type BookingChange =
  | { readonly kind: 'mark'; readonly mark: Mark }
  | { readonly kind: 'move'; readonly to: MoveBody }
  | { readonly kind: 'cancel'; readonly reason: CancelReason }
  | { readonly kind: 'restore' };

export interface ChangeRequest {
  readonly salon: string;
  readonly booking: Pick<DeskBooking, 'id' | 'revision'>;
  readonly change: BookingChange;
  readonly idempotencyKey: string;
  readonly language: string;
}

/** Sends a change; the answer names the new revision. */
export function sendChange(
  api: Api,
  { salon, booking: { id, revision }, change, idempotencyKey, language }: ChangeRequest,
): Promise<{ readonly revision: number }> {
  const to = { salon, id, revision, idempotencyKey, language };
  switch (change.kind) {
    case 'mark':
      return api.markDeskBooking({ ...to, body: { mark: change.mark } });
    case 'move':
      return api.moveDeskBooking({ ...to, body: change.to });
    case 'cancel':
      return api.cancelDeskBooking({ ...to, body: { reason: change.reason } });
    default:
      return api.restoreDeskBooking(to);
  }
}

/** The mark that a booking has. */
export function markOf({ status, arrivedAt }: DeskBooking): Mark {
  if (status === 'completed' || status === 'no_show') return status;
  return arrivedAt === null ? 'confirmed' : 'arrived';
}

/** What takes a change back; null where nothing does. */
export function reverseOf(before: DeskBooking, change: BookingChange): BookingChange | null {
  switch (change.kind) {
    case 'mark':
      return { kind: 'mark', mark: markOf(before) };
    case 'move':
      return {
        kind: 'move',
        to: {
          date: before.visit.date,
          time: before.visit.starts,
          barberId: before.barber.id,
          serviceId: before.service.id,
          total: before.price.total,
          // It was agreed before, also if the hours are others now.
          outsideHours: true,
        },
      };
    case 'cancel':
      return { kind: 'restore' };
    default:
      return null;
  }
}
