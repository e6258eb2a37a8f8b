import { BookingTicket } from '@salonica/ui/booking-ticket';
import { buttonProps } from '@salonica/ui/button';
import Repeat from 'lucide-react/icons/repeat';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import type { Booking } from '../../domain/booking.ts';
import { languageOfName } from '../../shared/name-language.ts';
import { bookingAgain, paths } from '../../shared/paths.ts';
import { anchorOf } from './booking-anchor.ts';
import styles from './PastVisit.module.css';
import { pictureOf } from './picture-of.ts';
import { useBookingWords } from './use-booking-words.ts';
import { useRating } from './use-rating.ts';
import { VisitStars } from './VisitStars.tsx';
import { VisitWords } from './VisitWords.tsx';

/** Why a visit did not take place; null where it did. */
function unattendedIn(status: Booking['status']): 'missed' | 'cancelled' | 'salonCancelled' | null {
  if (status === 'no_show') return 'missed';
  if (status === 'cancelled') return 'cancelled';
  return status === 'salon_cancelled' ? 'salonCancelled' : null;
}

/** A past or cancelled visit: its rating, and a link to book it again. */
export function PastVisit({ booking }: { readonly booking: Booking }) {
  const { t, i18n } = useTranslation('bookings');
  const words = useBookingWords();
  const rating = useRating(booking);
  const { salon, service, barber } = booking;
  const unattended = unattendedIn(booking.status);
  return (
    <BookingTicket
      variant="past"
      id={anchorOf(booking.id)}
      tabIndex={-1}
      title={salon.name}
      titleLanguage={languageOfName(salon.name, i18n.language)}
      renderLink={(slot) => <Link to={paths.salon(salon.id)} {...slot} />}
      when={words.rowTime(booking)}
      image={pictureOf(salon)}
      service={service.name}
      barber={{ name: barber.name, avatar: barber.picture }}
      rating={
        unattended === null ? (
          <>
            <VisitStars rating={rating} />
            <VisitWords rating={rating} />
          </>
        ) : (
          <p className={styles['unattended']}>{t(`past.${unattended}`)}</p>
        )
      }
      actions={
        <Link
          to={bookingAgain(salon.id, { serviceIndex: service.index, barberId: barber.id })}
          {...buttonProps({ variant: 'tonal', size: 's' })}
        >
          <Repeat aria-hidden="true" />
          {t('past.bookAgain')}
        </Link>
      }
    />
  );
}
