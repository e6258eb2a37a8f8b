import { BookingSummary } from '@salonica/ui/booking-summary';
import { useTranslation } from 'react-i18next';
import { minutesWith } from '../../domain/barber.ts';
import type { SalonDetails } from '../../domain/salon.ts';
import { endOf } from '../../domain/slot.ts';
import { formatDate } from '../../shared/dates.ts';
import { formatMoney, formatMoneyDifference } from '../../shared/money.ts';
import { anyBarber } from './booking-draft.ts';
import { BookingTerms } from './BookingTerms.tsx';
import type { WizardBooking } from './use-booking.ts';

interface BookingTicketProps {
  readonly booking: WizardBooking;
  readonly salon: SalonDetails;
}

/** The choices so far and their price. */
export function BookingTicket({ booking, salon }: BookingTicketProps) {
  const { t, i18n } = useTranslation('booking');
  const { language } = i18n;
  const { draft, price, slots, step } = booking;
  const service = salon.offer.find(({ id }) => id === draft.serviceId);
  const barber = salon.team.find(({ id }) => id === draft.barberId);
  const barberName = draft.barberId === anyBarber ? t('time.anyBarber') : (barber?.name ?? null);
  const place = draft.location === 'home' ? t('location.home') : t('location.salon');
  const slot = slots?.find(({ time }) => time === draft.time);
  const ends = slot && endOf(slot, draft.barberId);
  const { picture } = salon;
  const differences = [
    { label: t('summary.barber'), amount: price.barber },
    { label: t('summary.travelFee'), amount: price.travel },
  ];
  return (
    <BookingSummary
      salonName={salon.name}
      image={picture === null ? null : { src: picture.light, darkSrc: picture.dark, alt: '' }}
      rows={[
        { label: t('summary.service'), value: service?.name ?? null },
        {
          label: t('summary.duration'),
          value:
            service === undefined ? null : t('minutes', { count: minutesWith(service, barber) }),
        },
        {
          label: t('summary.date'),
          value: draft.date === null ? null : formatDate(draft.date, language, 'short'),
        },
        {
          label: t('summary.time'),
          value: draft.time === null || ends === undefined ? draft.time : `${draft.time} – ${ends}`,
        },
        { label: t('summary.barber'), value: barberName },
        ...(step === 'location' ? [{ label: t('summary.location'), value: place }] : []),
      ]}
      prices={[
        { label: t('summary.service'), amount: formatMoney(price.service, language) },
        ...differences
          .filter(({ amount }) => amount.minor !== 0)
          .map(({ label, amount }) => ({
            label,
            amount: formatMoneyDifference(amount, language),
          })),
      ]}
      total={formatMoney(price.total, language)}
      footer={<BookingTerms booking={booking} salon={salon} />}
    />
  );
}
