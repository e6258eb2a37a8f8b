import { type ActOnPage, useActed } from '../blocks/page-act.ts';
import type { LoadPage } from '../blocks/page-load.ts';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useHydrated } from '../blocks/use-hydrated.ts';
import { useAuth } from '../features/auth/use-auth.ts';
import { answerBooking, type BookingResult } from '../features/booking-wizard/answer-booking.ts';
import { loadBooking } from '../features/booking-wizard/booking-queries.ts';
import type { BookingFact } from '../features/booking-wizard/booking-events.ts';
import { BookingPage } from '../features/booking-wizard/BookingPage.tsx';
import { useLeave } from '../features/booking-wizard/use-step-history.ts';
import { formatDate } from '../shared/dates.ts';
import { paths } from '../shared/paths.ts';
import { usePageTitle } from '../shell/PageTitleProvider.tsx';
import { useToasts } from '../shell/toaster/toast-channel.ts';

export const load: LoadPage = loadBooking;

export const act: ActOnPage<BookingResult> = answerBooking;

export function Component() {
  const { id = '' } = useParams();
  const { t, i18n } = useTranslation('booking');
  const leave = useLeave();
  const toasts = useToasts();
  const setTitle = usePageTitle();
  const answer = useActed<typeof act>();
  const { status } = useAuth();
  // A document is for a guest, until the session is known.
  const isHydrated = useHydrated();

  const tell = (fact: BookingFact): void => {
    if (fact.type === 'booking.confirmed') {
      const { service, date, time } = fact.booking;
      const day = formatDate(date, i18n.language, 'short');
      toasts.show({
        id: 'booking',
        tone: 'success',
        title: t('confirmed.title'),
        description: t('confirmed.text', { service: service.name, date: day, time }),
      });
      leave(paths.salon(id));
    } else if (fact.type === 'booking.refused') {
      toasts.show({
        id: 'booking',
        tone: 'danger',
        title: t(`refused.${fact.reason}.title`),
        description: t(`refused.${fact.reason}.text`),
      });
    } else {
      toasts.show({
        id: 'booking',
        tone: 'danger',
        title: t('failed.title'),
        description: t(`failed.${fact.type === 'booking.failed' ? fact.reason : 'session'}`),
      });
    }
  };

  return (
    <BookingPage
      key={id}
      salonId={id}
      answer={answer}
      onTitle={setTitle}
      isGuest={status === 'signed-out' || !isHydrated}
      onFact={tell}
    />
  );
}
