import { BookingTicket } from '@salonica/ui/booking-ticket';
import { Container } from '@salonica/ui/container';
import { PageHeader } from '@salonica/ui/page-header';
import { Stack } from '@salonica/ui/stack';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import { useClock } from '../../blocks/use-clock.ts';
import type { Booking } from '../../domain/booking.ts';
import { contactOf } from '../../domain/guest.ts';
import { dateParts, formatDate, wallClock } from '../../shared/dates.ts';
import { formatMoney } from '../../shared/money.ts';
import { languageOfName } from '../../shared/name-language.ts';
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
  const { now } = useClock();
  const { salon, service, barber, date, time, price, location } = booking;
  const contact = contactOf(draft.guestContact);
  const until = wallClock(salon.timeZone, booking.changeableUntil);
  const day = formatDate(date, language, 'full');
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
        <BookingTicket
          headingLevel={2}
          title={salon.name}
          titleLanguage={languageOfName(salon.name, language)}
          renderLink={(link) => <Link to={paths.salon(salon.id)} {...link} />}
          when={{
            dateTime: `${date}T${time}`,
            text: `${day}, ${time}`,
            time,
            ...dateParts(date, language),
          }}
          service={`${service.name} · ${t('minutes', { count: service.minutes })}`}
          barber={{ name: barber.name, avatar: barber.picture }}
          address={location === 'home' ? booking.address : salon.address}
          rule={
            booking.changeableUntil > now
              ? t('terms.changeUntil', {
                  date: formatDate(until.date, language, 'short'),
                  time: until.time,
                })
              : t('terms.fixed', { count: Math.round(booking.noticeMinutes / 60) })
          }
        >
          <p>
            <span>{t('confirmed.total', { total: formatMoney(price.total, language) })}</span>{' '}
            {t('terms.noPayment')}
          </p>
        </BookingTicket>
      </Stack>
    </Container>
  );
}
