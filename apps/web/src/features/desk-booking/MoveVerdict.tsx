import { Note } from '@salonica/ui/note';
import { useTranslation } from 'react-i18next';
import type { DeskBooking, DeskTimes } from '../../domain/desk.ts';
import { formatMoneyBriefly } from '../../shared/money.ts';
import styles from './BookingSheet.module.css';
import type { JudgedStart } from './move-draft.ts';
import { useDeskWords } from './use-desk-words.ts';

export interface MoveVerdictProps {
  readonly booking: DeskBooking;
  /** Nothing was chosen yet. */
  readonly isSame: boolean;
  readonly start: JudgedStart | null;
  readonly times: DeskTimes | null;
}

/** What the move would do, before it does it. */
export function MoveVerdict({ booking, isSame, start, times }: MoveVerdictProps) {
  const { t, i18n } = useTranslation('deskBooking');
  const words = useDeskWords();
  if (start === null || times === null) return null;
  if (isSame) return <p className={styles['hint']}>{t('move.same')}</p>;
  const refusal = words.refusal(start);
  if (refusal !== null) {
    return (
      <Note tone="danger" role="status" title={t('move.notFree')}>
        {refusal}
      </Note>
    );
  }
  const before = formatMoneyBriefly(booking.price.total, i18n.language);
  const price = formatMoneyBriefly(times.total, i18n.language);
  const facts = [
    t('move.until', { starts: start.time, ends: start.ends }),
    price === before ? t('move.priceSame', { price }) : t('move.priceNew', { price, before }),
    t(`told.${booking.customer.told.move}`),
  ];
  return (
    <Note
      tone={start.isOutside ? 'warning' : 'info'}
      role="status"
      title={start.isOutside ? t('move.outside') : undefined}
    >
      {facts.join(' ')}
    </Note>
  );
}
