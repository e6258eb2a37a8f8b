import { Button } from '@salonica/ui/button';
import { RadioCard, RadioCardGroup } from '@salonica/ui/radio-card';
import { Stack } from '@salonica/ui/stack';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cancelReasons } from '../../domain/desk.ts';
import type { CancelReason } from './booking-change.ts';
import styles from './BookingSheet.module.css';
import type { Changing } from './use-booking-change.ts';

export interface CancelFormProps {
  readonly changing: Changing;
  readonly onBack: () => void;
}

/** Cancels a visit for the salon, with the reason that its customer reads. */
export function CancelForm({ changing, onBack }: CancelFormProps) {
  const { t } = useTranslation('deskBooking');
  const { booking, view, ask } = changing;
  const [reason, setReason] = useState<CancelReason | null>(null);
  const [isMissing, setMissing] = useState(false);
  const isBusy = view === 'sending';
  const told = booking.customer.told.cancel;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(reason === null);
    if (reason === null) {
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    ask({ kind: 'cancel', reason });
  };
  return (
    <form noValidate onSubmit={submit} inert={view === 'outdated'}>
      <Stack gap={20}>
        <RadioCardGroup
          legend={t('cancel.reason')}
          name="reason"
          value={reason}
          error={isMissing ? t('cancel.missing') : undefined}
          onValueChange={(value) => {
            setReason(cancelReasons.find((known) => known === value) ?? null);
            setMissing(false);
          }}
        >
          {cancelReasons.map((known) => (
            <RadioCard key={known} value={known} title={t(`reason.${known}`)} />
          ))}
        </RadioCardGroup>
        <p className={styles['hint']}>
          <span>{told === 'email' ? t('cancel.told') : t(`told.${told}`)}</span>{' '}
          <span>{t('cancel.free')}</span>
        </p>
        <div className={styles['actions']}>
          <Button type="button" variant="secondary" disabled={isBusy} onClick={onBack}>
            {t('back')}
          </Button>
          <Button type="submit" variant="destructive" busy={isBusy} busyLabel={t('cancel.busy')}>
            {t('cancel.confirm')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
