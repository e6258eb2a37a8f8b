import { Note } from '@salonica/ui/note';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import type { Booking } from '../../domain/booking.ts';
import type { SalonDetails } from '../../domain/salon.ts';
import { formatDate } from '../../shared/dates.ts';
import { formatMoney } from '../../shared/money.ts';
import { withNextPath } from '../../shared/next-path.ts';
import { paths } from '../../shared/paths.ts';
import { stepSearch } from './booking-address.ts';
import type { BookingFailure } from './booking-request.ts';
import { StepLink } from './StepLink.tsx';
import type { WizardBooking } from './use-booking.ts';

interface NotesProps {
  readonly booking: WizardBooking;
  readonly salon: SalonDetails;
}

const longWait = 90;

/** The visitor has another booking at that time, which can be seen and moved. */
function DoubleNote({
  other,
  isGuest,
}: {
  readonly other: Booking | null;
  readonly isGuest: boolean;
}) {
  const { t, i18n } = useTranslation('booking');
  if (other === null) {
    return (
      <Note tone="danger" role="alert" title={t('failed.title')}>
        {t('failed.double')}
      </Note>
    );
  }
  const { salon, service, date, time } = other;
  return (
    <Note tone="danger" role="alert" title={t('failed.title')}>
      <p>
        <span>
          {t('failed.doubleWith', {
            service: service.name,
            salon: salon.name,
            date: formatDate(date, i18n.language, 'short'),
            time,
          })}
        </span>{' '}
        <Link to={isGuest ? paths.salon(salon.id) : paths.dashboard}>{t('failed.toOther')}</Link>
      </p>
    </Note>
  );
}

/** Why the last attempt to book failed, and the remedy. */
function FailureNote({
  failure,
  salon,
  isGuest,
}: {
  readonly failure: BookingFailure;
  readonly salon: SalonDetails;
  readonly isGuest: boolean;
}) {
  const { t } = useTranslation('booking');
  const here = paths.booking(salon.id) + stepSearch('location');
  const signIn = <Link to={withNextPath(paths.signIn, here)}>{t('failed.signIn')}</Link>;
  switch (failure.kind) {
    case 'rate':
      return (
        <Note tone="warning" role="alert" title={t('failed.rate.title')}>
          {failure.seconds < longWait
            ? t('failed.rate.seconds', { count: failure.seconds })
            : t('failed.rate.minutes', { count: Math.ceil(failure.seconds / 60) })}
        </Note>
      );
    case 'double':
      return <DoubleNote other={failure.booking} isGuest={isGuest} />;
    case 'many':
    case 'network':
    case 'day':
    case 'session':
      return (
        <Note tone="danger" role="alert" title={t('failed.title')}>
          <p>
            <span>
              {failure.kind === 'many' && !isGuest
                ? t('failed.manyCustomer')
                : t(`failed.${failure.kind}`)}
            </span>{' '}
            {isGuest || failure.kind === 'session' ? signIn : null}
          </p>
        </Note>
      );
    case 'invalid':
      return (
        <Note tone="danger" role="alert" title={t('failed.title')}>
          {failure.message ?? t('failed.invalid')}
        </Note>
      );
    case 'key':
    case 'gone':
    case 'offline':
      return (
        <Note tone="danger" role="alert" title={t('failed.title')}>
          {t(`failed.${failure.kind}`)}
        </Note>
      );
    default:
      return (
        <Note tone="danger" role="alert" title={t('failed.title')}>
          {t('failed.server')}
        </Note>
      );
  }
}

/** The obstacle at the last step. */
export function ConfirmNotes({ booking, salon }: NotesProps) {
  const { t, i18n } = useTranslation('booking');
  const { view, failure, refusals, firstOpenStep, price, shownTotal } = booking;
  if (view === 'priceChanged') {
    return (
      <Note tone="warning" role="alert" headingLevel={2} title={t('priceChanged.title')}>
        <p>
          {t('priceChanged.text', {
            before: formatMoney(shownTotal ?? price.total, i18n.language),
            now: formatMoney(price.total, i18n.language),
          })}
        </p>
      </Note>
    );
  }
  if (failure !== null)
    return <FailureNote failure={failure} salon={salon} isGuest={booking.isGuest} />;
  if (booking.step !== 'location' || refusals === 0 || firstOpenStep === null) return null;
  if (firstOpenStep === 'location' || view === 'slotTaken') return null;
  return (
    <Note tone="danger" role="alert" title={t('refused.incomplete.title')}>
      <p>
        {t('refused.incomplete.text')}{' '}
        <StepLink booking={booking} step={firstOpenStep}>
          {t('dropped.goTo', { step: t(`steps.${firstOpenStep}`) })}
        </StepLink>
      </p>
    </Note>
  );
}
