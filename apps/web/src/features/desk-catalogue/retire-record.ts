import type { ChangeWithBookings } from '../../blocks/change-with-bookings/use-change-with-bookings.ts';
import type { Api, RequestOf } from '../../domain/api.ts';
import type { CancelReason } from '../../domain/desk.ts';
import type { Revised, Settings } from './use-settings.ts';

interface Retired<Part extends Revised> {
  readonly id: string;
  readonly isThere: (current: Part) => boolean;
  /** The first reason that is offered for a booking that has to be cancelled. */
  readonly reason: CancelReason;
  readonly language: string;
  readonly send: (
    api: Api,
    request: RequestOf<'retireDeskService'> & RequestOf<'retireDeskBarber'>,
  ) => ReturnType<Api['retireDeskService']>;
}

/** Takes a service or a barber out of what is offered, after the bookings that it touches. */
export const retireRecord =
  <Part extends Revised>(
    save: Settings<Part>['save'],
    { id, isThere, reason, language, send }: Retired<Part>,
  ) =>
  (settle: ChangeWithBookings['settle']): Promise<Part> =>
    save({
      content: `retire ${id}`,
      isSame: isThere,
      run: (api, write) =>
        settle({
          content: write.idempotencyKey,
          reason,
          send: ({ decisions, idempotencyKey }) =>
            send(api, {
              ...write,
              id,
              idempotencyKey,
              language,
              body: { decisions: [...decisions] },
            }),
        }),
    });
