import { BookingSummary } from '@salonica/ui/booking-summary';
import { buttonProps } from '@salonica/ui/button';
import { Container } from '@salonica/ui/container';
import { PageHeader } from '@salonica/ui/page-header';
import { Stack } from '@salonica/ui/stack';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import type { Booking } from '../../domain/booking.ts';
import { contactOf } from '../../domain/guest.ts';
import { formatDate } from '../../shared/dates.ts';
import { formatMoney, formatMoneyDifference } from '../../shared/money.ts';
import { paths } from '../../shared/paths.ts';
import type { BookingDraft } from './booking-draft.ts';

interface BookingDoneProps {
  readonly booking: Booking;
  readonly draft: BookingDraft;
}

/** The booking of a guest without script, who cannot see it at the salon. */
export function BookingDone({ booking, draft }: BookingDoneProps) {
  const { t, i18n } = useTranslation('booking');
  const { language } = i18n;
  const { salon, service, barber, date, time, price } = booking;
  const contact = contactOf(draft.guestContact);
  const day = formatDate(date, language, 'full');
  const differences = [
    { label: t('summary.barber'), amount: price.barber },
    { label: t('summary.travelFee'), amount: price.travel },
  ].filter(({ amount }) => amount.minor !== 0);
  return (
    <Container before="l" after="l">
      <Stack gap={32}>
        <PageHeader
          title={t('confirmed.title')}
          lead={t('confirmed.text', { service: service.name, date: day, time })}
        />
        {contact === null ? null : (
          <p>
            {'email' in contact
              ? t('confirmed.sentTo', { email: contact.email })
              : t('confirmed.reachedAt', { phone: contact.phone })}
          </p>
        )}
        <BookingSummary
          salonName={salon.name}
          rows={[
            { label: t('summary.service'), value: service.name },
            { label: t('summary.duration'), value: t('minutes', { count: service.minutes }) },
            { label: t('summary.date'), value: day },
            { label: t('summary.time'), value: time },
            { label: t('summary.barber'), value: barber.name },
            {
              label: t('summary.location'),
              value: booking.location === 'home' ? booking.address : salon.address,
            },
          ]}
          prices={[
            { label: t('summary.service'), amount: formatMoney(price.service, language) },
            ...differences.map(({ label, amount }) => ({
              label,
              amount: formatMoneyDifference(amount, language),
            })),
          ]}
          total={formatMoney(price.total, language)}
          footer={<p>{t('terms.noPayment')}</p>}
        />
        <p>
          <Link to={paths.salon(salon.id)} {...buttonProps({ variant: 'secondary' })}>
            {t('confirmed.toSalon')}
          </Link>
        </p>
      </Stack>
    </Container>
  );
}
