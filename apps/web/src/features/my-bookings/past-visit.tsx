import { BookingTicket } from '@salonica/ui/booking-ticket';
import { Button, buttonProps } from '@salonica/ui/button';
import { StarRatingInput } from '@salonica/ui/star-rating';
import { Check, CircleAlert, Repeat } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/link.tsx';
import { languageOfName } from '../../shared/name-language.ts';
import { bookingAgain, paths } from '../../shared/paths.ts';
import { anchorOf } from './booking-anchor.ts';
import type { Booking } from '../../domain/ports/old/bookings-port.ts';
import styles from './past-visit.module.css';
import { useBookingWords } from './use-booking-words.ts';
import { useRating } from './use-rating.ts';

/** Stars that are saved as they are given; what was chosen stands even where that failed. */
function VisitStars({ booking }: { readonly booking: Booking }) {
  const { t } = useTranslation('bookings');
  const { stars, status, choose, retry } = useRating(booking);
  const root = useRef<HTMLDivElement>(null);
  const retryFromHere = () => {
    // The button goes away with the failure.
    root.current?.querySelector<HTMLElement>('input:checked, input')?.focus();
    retry();
  };
  return (
    <div ref={root} className={styles['rating']}>
      <StarRatingInput
        legend={stars === null ? t('rating.give') : t('rating.given')}
        value={stars}
        onValueChange={choose}
      />
      <p role="status" className={styles['status']} data-status={status}>
        {status === 'saving' ? t('rating.saving') : null}
        {status === 'saved' ? (
          <>
            <Check aria-hidden="true" />
            {t('rating.saved')}
          </>
        ) : null}
        {status === 'failed' ? (
          <>
            <CircleAlert aria-hidden="true" />
            {t('rating.failed')}
          </>
        ) : null}
      </p>
      {status === 'failed' ? (
        <Button variant="quiet" size="s" onClick={retryFromHere}>
          {t('rating.retry')}
        </Button>
      ) : null}
    </div>
  );
}

/** A visit that is over: how it was, and the way to the next one like it. */
export function PastVisit({ booking }: { readonly booking: Booking }) {
  const { t, i18n } = useTranslation('bookings');
  const words = useBookingWords();
  const { salon, service, barber } = booking;
  return (
    <BookingTicket
      variant="past"
      id={anchorOf(booking.id)}
      tabIndex={-1}
      title={salon.name}
      titleLanguage={languageOfName(salon.name, i18n.language)}
      renderLink={(slot) => <Link to={paths.salon(salon.id)} {...slot} />}
      when={words.rowTime(booking)}
      image={
        salon.image === null
          ? null
          : { src: salon.image, nightSrc: salon.nightImage ?? undefined, alt: '' }
      }
      service={service.name}
      barber={{ name: barber.name, avatar: barber.image }}
      rating={<VisitStars booking={booking} />}
      actions={
        <Link
          to={bookingAgain(salon.id, { serviceIndex: service.index, barberId: barber.id })}
          {...buttonProps({ variant: 'secondary', size: 's' })}
        >
          <Repeat aria-hidden="true" />
          {t('past.bookAgain')}
        </Link>
      }
    />
  );
}
