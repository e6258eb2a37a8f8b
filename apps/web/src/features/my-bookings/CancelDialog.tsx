import { Button } from '@salonica/ui/button';
import { Dialog } from '@salonica/ui/dialog';
import { Note } from '@salonica/ui/note';
import { Stack } from '@salonica/ui/stack';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PendingNote } from '../../blocks/PendingNote.tsx';
import { useFailureWords } from '../../blocks/use-failure-words.ts';
import type { Booking } from '../../domain/booking.ts';
import { formatDate } from '../../shared/dates.ts';
import { noticeHours } from './bookings-rules.ts';
import { type ChangeRefusal, changeRefusal } from './change-refusal.ts';
import { ChangedNote } from './ChangedNote.tsx';
import { useBookingWords } from './use-booking-words.ts';

export interface CancelDialogProps {
  readonly booking: Booking;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Rejects if the booking is unchanged. */
  readonly cancel: (booking: Booking, idempotencyKey: string) => Promise<void>;
  /** It was changed elsewhere; null if it no longer exists. */
  readonly onChanged: (booking: Booking | null) => void;
}

/** The request: this booking at this revision, with its own key. */
interface Asked {
  readonly booking: Booking;
  readonly idempotencyKey: string;
}

const ask = (booking: Booking): Asked => ({ booking, idempotencyKey: crypto.randomUUID() });

/** Why the cancellation failed, and what is still possible. */
function Refusal({
  refusal,
  before,
}: {
  readonly refusal: ChangeRefusal;
  readonly before: Booking;
}) {
  const { t } = useTranslation('bookings');
  const failureWords = useFailureWords();
  if (refusal.kind === 'changed') {
    return (
      <ChangedNote before={before} now={refusal.booking}>
        {t('cancel.changed')}
      </ChangedNote>
    );
  }
  const words = {
    'too-late': t('cancel.tooLate', { count: noticeHours(before) }),
    gone: t('changed.gone'),
    taken: t('cancel.failed'),
    failed:
      refusal.kind === 'failed'
        ? `${t('cancel.failed')} ${failureWords(refusal.error)}`
        : t('cancel.failed'),
  };
  return (
    <Note tone="danger" role="alert">
      {words[refusal.kind]}
    </Note>
  );
}

/** Asks for confirmation, because a cancelled chair may soon be taken. */
export function CancelDialog({ booking, open, onClose, cancel, onChanged }: CancelDialogProps) {
  const { t, i18n } = useTranslation('bookings');
  const words = useBookingWords();
  const [asked, setAsked] = useState(() => ask(booking));
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ChangeRefusal | null>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const isFinal = refusal?.kind === 'too-late' || refusal?.kind === 'gone';

  const confirm = async () => {
    setBusy(true);
    setRefusal(null);
    try {
      await cancel(asked.booking, asked.idempotencyKey);
      onClose();
    } catch (error) {
      const reason = changeRefusal(error);
      setRefusal(reason);
      if (reason.kind === 'changed') {
        // The same cancellation at another revision is another request.
        setAsked(ask(reason.booking));
        onChanged(reason.booking);
      }
      if (reason.kind === 'gone') onChanged(null);
    } finally {
      setBusy(false);
    }
  };
  const leave = () => {
    if (!isBusy) onClose();
  };

  return (
    <Dialog
      role="alertdialog"
      open={open}
      onOpenChange={leave}
      closeButtonHidden
      initialFocus={keep}
      title={t('cancel.title')}
      description={t('cancel.text', {
        ...words.facts(asked.booking),
        date: formatDate(asked.booking.date, i18n.language, 'full'),
        time: asked.booking.time,
      })}
      footer={
        <>
          <Button ref={keep} variant="secondary" disabled={isBusy} onClick={onClose}>
            {refusal?.kind === 'gone' ? t('reschedule.close') : t('cancel.keep')}
          </Button>
          <Button
            variant="destructive"
            busy={isBusy}
            busyLabel={t('cancel.confirming')}
            disabled={isFinal}
            onClick={() => void confirm()}
          >
            {t('cancel.confirm')}
          </Button>
        </>
      }
    >
      <Stack gap={20}>
        <PendingNote names={['cancelBooking']} />
        {refusal === null ? null : <Refusal refusal={refusal} before={booking} />}
      </Stack>
    </Dialog>
  );
}
