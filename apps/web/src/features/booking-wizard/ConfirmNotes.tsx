import { Note } from '@salonica/ui/note';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import type { SalonDetails } from '../../domain/salon.ts';
import { formatMoney } from '../../shared/money.ts';
import { withNextPath } from '../../shared/next-path.ts';
import { paths } from '../../shared/paths.ts';
import type { BookingFailure } from './booking-failure.ts';
import { StepLink } from './StepLink.tsx';
import type { WizardBooking } from './use-booking.ts';
import { stepSearch } from './use-step-history.ts';

interface NotesProps {
  readonly booking: WizardBooking;
  readonly salon: SalonDetails;
}

const longWait = 90;

/** Why the last attempt to book failed, and the remedy. */
function FailureNote({
  failure,
  salon,
}: {
  readonly failure: BookingFailure;
  readonly salon: SalonDetails;
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
    case 'many':
    case 'session':
      return (
        <Note tone="danger" role="alert" title={t('failed.title')}>
          <p>
            {t(`failed.${failure.kind}`)} {signIn}
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
  if (failure !== null) return <FailureNote failure={failure} salon={salon} />;
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
