import { Badge, type BadgeTone } from '@salonica/ui/badge';
import { Button } from '@salonica/ui/button';
import { PriceBreakdown } from '@salonica/ui/price-breakdown';
import { Section } from '@salonica/ui/section';
import { Stack } from '@salonica/ui/stack';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarX from 'lucide-react/icons/calendar-x';
import Printer from 'lucide-react/icons/printer';
import Undo2 from 'lucide-react/icons/undo-2';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../../blocks/use-desk.ts';
import { useInstant } from '../../blocks/use-instant.ts';
import type { DeskBooking } from '../../domain/desk.ts';
import { formatMoney } from '../../shared/money.ts';
import { canChange, canRestore, isCancelled, nextTurn } from './booking-rules.ts';
import { BookingHistory } from './BookingHistory.tsx';
import { BookingMarks } from './BookingMarks.tsx';
import styles from './BookingSheet.module.css';
import { ContactFacts } from './ContactFacts.tsx';
import type { Changing } from './use-booking-change.ts';
import { useDeskWords } from './use-desk-words.ts';

export interface BookingDetailsProps {
  readonly changing: Changing;
  readonly onMove: () => void;
  readonly onCancel: () => void;
  readonly onPrint: () => void;
  /** Writes to the customer; null where the caller has no such page. */
  readonly message: ReactNode;
}

const tones: Readonly<Record<string, BadgeTone>> = {
  completed: 'success',
  no_show: 'danger',
  cancelled: 'danger',
  salon_cancelled: 'danger',
};

export function usePriceRows({ price }: DeskBooking) {
  const { t, i18n } = useTranslation('deskBooking');
  const rows = (['service', 'barber', 'travel'] as const).filter(
    (part) => part === 'service' || price[part].minor !== 0,
  );
  return {
    rows: rows.map((part) => ({
      label: t(`price.${part}`),
      amount: formatMoney(price[part], i18n.language),
    })),
    total: formatMoney(price.total, i18n.language),
  };
}

/** A booking with what the member can do. */
export function BookingDetails({ changing, ...actions }: BookingDetailsProps) {
  const { t } = useTranslation('deskBooking');
  const { salon } = useDesk();
  const words = useDeskWords();
  const { booking, view, ask } = changing;
  const now = useInstant((instant) => nextTurn(booking, instant));
  const price = usePriceRows(booking);
  const isOwn = salon.role !== 'barber' || salon.barberId === booking.barber.id;
  const isChangeable = isOwn && canChange(booking, now);
  const isBusy = view === 'sending' || view === 'comparing';
  return (
    <Stack gap={24}>
      <div className={styles['heading']}>
        <Badge tone={tones[booking.status] ?? 'info'}>{words.state(booking)}</Badge>
        {booking.isAnyBarber ? <Badge tone="outline">{t('anyBarber')}</Badge> : null}
      </div>
      {booking.cancelReason === null ? null : (
        <p>{t('cancelledFor', { reason: t(`reason.${booking.cancelReason}`) })}</p>
      )}
      {isOwn ? (
        <BookingMarks changing={changing} />
      ) : (
        <p className={styles['hint']}>{t('otherColumn')}</p>
      )}
      <ContactFacts booking={booking} />
      <div className={styles['actions']}>
        {isChangeable ? (
          <>
            <Button
              variant="secondary"
              startIcon={<CalendarClock aria-hidden="true" />}
              disabled={isBusy}
              onClick={actions.onMove}
            >
              {t('move.open')}
            </Button>
            <Button
              variant="quiet-destructive"
              startIcon={<CalendarX aria-hidden="true" />}
              disabled={isBusy}
              onClick={actions.onCancel}
            >
              {t('cancel.open')}
            </Button>
          </>
        ) : null}
        {isOwn && canRestore(booking, now) ? (
          <Button
            variant="secondary"
            startIcon={<Undo2 aria-hidden="true" />}
            busy={isBusy}
            busyLabel={t('restoring')}
            onClick={() => ask({ kind: 'restore' })}
          >
            {t('restore')}
          </Button>
        ) : null}
        <div className={styles['message']}>{isOwn ? actions.message : null}</div>
        <Button
          variant="quiet"
          startIcon={<Printer aria-hidden="true" />}
          onClick={actions.onPrint}
        >
          {t('print')}
        </Button>
      </div>
      {isOwn && !isChangeable && !isCancelled(booking) ? (
        <p className={styles['hint']}>{t('notChangeable')}</p>
      ) : null}
      <Section size="s" headingLevel={3} title={t('price.title')}>
        <PriceBreakdown {...price} />
      </Section>
      <Section size="s" headingLevel={3} title={t('history.title')}>
        <BookingHistory booking={booking} />
      </Section>
    </Stack>
  );
}
