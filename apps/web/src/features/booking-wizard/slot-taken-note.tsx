import { Button } from '@salonica/ui/button';
import { Spinner } from '@salonica/ui/spinner';
import { useTranslation } from 'react-i18next';
import { TimeTaken } from '../../blocks/time-taken.tsx';
import { nearestTimes } from './booking-rules.ts';
import type { Booking } from './use-booking.ts';

/** The chosen time went to somebody else while the visitor was on the way to confirm it. */
export function SlotTakenNote({ booking }: { readonly booking: Booking }) {
  const { t } = useTranslation('booking');
  const { slots, slotsStatus, lostTime, draft } = booking;
  const nearest =
    slots === null || lostTime === null ? [] : nearestTimes(slots, lostTime, draft.barberId);
  const isLoading = slotsStatus === 'loading';
  return (
    <TimeTaken
      title={t('taken.title', { time: lostTime })}
      headingLevel={2}
      nearest={isLoading ? null : nearest}
      choose={(time) => t('taken.choose', { time })}
      onChoose={booking.chooseTime}
      otherwise={
        <Button variant="quiet" size="s" onClick={booking.back}>
          {t('taken.back')}
        </Button>
      }
    >
      {isLoading ? (
        <Spinner messages={{ loading: t('time.loading') }} />
      ) : (
        <p>{nearest.length > 0 ? t('taken.text') : t('taken.none')}</p>
      )}
    </TimeTaken>
  );
}
