import { useTranslation } from 'react-i18next';
import type { ChangeWithBookings } from '#blocks/change-with-bookings/use-change-with-bookings.ts';
import type { PlainDate } from '#shared/dates.ts';
import { isSameValue } from '../same-value.ts';
import type { Settings } from '../use-settings.ts';
import {
  type ExceptionBody,
  type ExceptionOfDesk,
  exceptionOn,
  type HoursOfDesk,
} from './hours-form.ts';

export interface ExceptionChange {
  readonly date: PlainDate;
  /** Null for the hours of the weekday. */
  readonly exception: ExceptionBody | null;
  /** What the member has seen of the date. */
  readonly before: ExceptionOfDesk | null;
}

/** @returns the hours after the change */
export type SaveException = (change: ExceptionChange) => Promise<HoursOfDesk>;

/** Changes one date, after what happens to its bookings was decided. */
export function useSaveException(
  save: Settings<HoursOfDesk>['save'],
  change: ChangeWithBookings,
): SaveException {
  const { language } = useTranslation().i18n;
  return ({ date, exception, before }) =>
    save({
      content: JSON.stringify([date, exception]),
      isSame: (current) => isSameValue(exceptionOn(current, date), before),
      run: (api, write) =>
        change.settle({
          content: JSON.stringify([date, write.revision, exception]),
          reason: 'salon-closed',
          send: ({ decisions, idempotencyKey }) =>
            api.changeDeskException({
              ...write,
              language,
              idempotencyKey,
              date,
              body: { exception, decisions: [...decisions] },
            }),
        }),
    });
}
