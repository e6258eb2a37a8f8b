import { BookingSummary } from '@salonica/ui/booking-summary';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../shared/dates.ts';
import { formatMoney, formatMoneyDifference } from '../../shared/money.ts';
import type { BookingOffer } from '../../domain/ports/old/booking-port.ts';
import type { Booking } from './use-booking.ts';

interface BookingTicketProps {
  readonly booking: Booking;
  readonly offer: BookingOffer;
}

/** What is chosen so far and what it costs. */
export function BookingTicket({ booking, offer }: BookingTicketProps) {
  const { t, i18n } = useTranslation('booking');
  const { language } = i18n;
  const { draft, price, step } = booking;
  const { salon } = offer;
  const service = offer.services.find(({ id }) => id === draft.serviceId);
  const barber = offer.barbers.find(({ id }) => id === draft.barberId);
  const place = draft.location === 'home' ? t('location.home') : t('location.salon');
  return (
    <BookingSummary
      salonName={salon.name}
      image={
        salon.image === null
          ? null
          : { src: salon.image, nightSrc: salon.nightImage ?? undefined, alt: '' }
      }
      rows={[
        { label: t('summary.service'), value: service?.name ?? null },
        {
          label: t('summary.duration'),
          value: service === undefined ? null : t('minutes', { count: service.minutes }),
        },
        {
          label: t('summary.date'),
          value: draft.date === null ? null : formatDate(draft.date, language, 'short'),
        },
        { label: t('summary.time'), value: draft.time },
        { label: t('summary.barber'), value: barber?.name ?? null },
        ...(step === 'location' ? [{ label: t('summary.location'), value: place }] : []),
      ]}
      prices={[
        { label: t('summary.service'), amount: formatMoney(price.service, language) },
        ...(price.barber.minor === 0
          ? []
          : [
              {
                label: t('summary.barber'),
                amount: formatMoneyDifference(price.barber, language),
              },
            ]),
        ...(price.travelFee.minor === 0
          ? []
          : [
              {
                label: t('summary.travelFee'),
                amount: formatMoneyDifference(price.travelFee, language),
              },
            ]),
      ]}
      total={formatMoney(price.total, language)}
    />
  );
}
