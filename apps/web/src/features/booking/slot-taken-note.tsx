import { Button } from '@salonica/ui/button';
import { Spinner } from '@salonica/ui/spinner';
import { useTranslation } from 'react-i18next';
import { nearestTimes } from './booking-rules.ts';
import { Note } from '../../blocks/note.tsx';
import styles from './slot-taken-note.module.css';
import type { Booking } from './use-booking.ts';

/** Somebody was faster: all but the time is kept, and the nearest free ones are one press away. */
export function SlotTakenNote({ booking }: { readonly booking: Booking }) {
  const { t } = useTranslation('booking');
  const { slots, slotsStatus, lostTime, draft } = booking;
  const nearest =
    slots === null || lostTime === null ? [] : nearestTimes(slots, lostTime, draft.barberId);
  const isLoading = slotsStatus === 'loading';
  return (
    <Note tone="danger" role="alert">
      <h2 className={styles['title']}>{t('taken.title', { time: lostTime })}</h2>
      {isLoading ? (
        <Spinner messages={{ loading: t('time.loading') }} />
      ) : (
        <>
          <p>{nearest.length > 0 ? t('taken.text') : t('taken.none')}</p>
          <div className={styles['actions']}>
            {nearest.map((time) => (
              <Button
                key={time}
                variant="secondary"
                size="s"
                onClick={() => booking.chooseTime(time)}
              >
                {t('taken.choose', { time })}
              </Button>
            ))}
            <Button variant="quiet" size="s" onClick={booking.back}>
              {t('taken.back')}
            </Button>
          </div>
        </>
      )}
    </Note>
  );
}
