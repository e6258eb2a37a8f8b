import { Button } from '@salonica/ui/button';
import { Note } from '@salonica/ui/note';
import { Spinner } from '@salonica/ui/spinner';
import { useTranslation } from 'react-i18next';
import { nearestTimes } from './booking-rules.ts';
import type { Booking } from './use-booking.ts';

/** Somebody was faster: all but the time is kept, and the nearest free ones are one press away. */
export function SlotTakenNote({ booking }: { readonly booking: Booking }) {
  const { t } = useTranslation('booking');
  const { slots, slotsStatus, lostTime, draft } = booking;
  const nearest =
    slots === null || lostTime === null ? [] : nearestTimes(slots, lostTime, draft.barberId);
  const isLoading = slotsStatus === 'loading';
  return (
    <Note
      tone="danger"
      role="alert"
      title={t('taken.title', { time: lostTime })}
      headingLevel={2}
      actions={
        isLoading ? null : (
          <>
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
          </>
        )
      }
    >
      {isLoading ? (
        <Spinner messages={{ loading: t('time.loading') }} />
      ) : (
        <p>{nearest.length > 0 ? t('taken.text') : t('taken.none')}</p>
      )}
    </Note>
  );
}
