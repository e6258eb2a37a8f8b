import { Button } from '@salonica/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../use-api.ts';
import { AbandonedError } from '../abandoned.ts';
import { DecisionsSlot } from '../DecisionsSlot.tsx';
import { useChangeWithBookings } from '../use-change-with-bookings.ts';

export interface CloseDayProps {
  readonly salon: string;
  readonly date: string;
}

/** A change that touches the bookings of a day, as a screen makes it. */
export function CloseDay({ salon, date }: CloseDayProps) {
  const api = useApi();
  const { t, i18n } = useTranslation('common');
  const change = useChangeWithBookings();
  const [outcome, setOutcome] = useState('none');
  const close = async (): Promise<void> => {
    try {
      await change.settle({
        content: date,
        reason: 'salon-closed',
        send: ({ decisions, idempotencyKey }) =>
          api.changeDeskException({
            salon,
            date,
            revision: 0,
            idempotencyKey,
            language: i18n.language,
            body: {
              exception: { hours: null, reason: { en: 'Closed', el: 'Κλειστά' }, barberIds: [] },
              decisions: [...decisions],
            },
          }),
      });
      setOutcome('applied');
    } catch (error) {
      setOutcome(error instanceof AbandonedError ? 'abandoned' : 'failed');
    }
  };
  return (
    <div data-outcome={outcome}>
      <Button
        busy={change.view === 'sending'}
        busyLabel={t('loading')}
        onClick={() => void close()}
      >
        {t('retry', { ns: 'deskBooking' })}
      </Button>
      <DecisionsSlot change={change} />
    </div>
  );
}
