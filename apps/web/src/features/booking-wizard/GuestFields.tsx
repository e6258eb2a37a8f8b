import { Stack } from '@salonica/ui/stack';
import { TextField } from '@salonica/ui/text-field';
import Mail from 'lucide-react/icons/mail';
import UserRound from 'lucide-react/icons/user-round';
import { type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import type { SalonDetails } from '../../domain/salon.ts';
import { withNextPath } from '../../shared/next-path.ts';
import { paths } from '../../shared/paths.ts';
import { hasWrongEmail } from './booking-rules.ts';
import styles from './GuestFields.module.css';
import type { WizardBooking } from './use-booking.ts';
import { stepSearch } from './use-step-history.ts';

interface GuestFieldsProps {
  readonly booking: WizardBooking;
  readonly salon: SalonDetails;
  readonly emailRef: RefObject<HTMLDivElement | null>;
}

/** A guest's contact fields, and the benefits of signing in. */
export function GuestFields({ booking, salon, emailRef }: GuestFieldsProps) {
  const { t } = useTranslation('booking');
  const id = useId();
  const { draft, refusals, isGuest } = booking;
  const isWrong = refusals > 0 && hasWrongEmail(draft, { isGuest });
  const signIn = withNextPath(paths.signIn, paths.booking(salon.id) + stepSearch('location'));
  return (
    <section aria-labelledby={id}>
      <Stack gap={16}>
        <div>
          <h2 id={id} className={styles['heading']}>
            {t('guest.heading')}
          </h2>
          <p className={styles['about']}>
            {t('guest.about')} <Link to={signIn}>{t('guest.signIn')}</Link>
          </p>
        </div>
        <TextField
          label={t('guest.name')}
          name="guestName"
          autoComplete="name"
          startIcon={<UserRound />}
          optional
          maxLength={120}
          value={draft.guestName}
          onValueChange={(name) => booking.editGuest('guestName', name)}
        />
        <div ref={emailRef}>
          <TextField
            label={t('guest.email')}
            hint={t('guest.emailHint')}
            type="email"
            name="guestEmail"
            autoComplete="email"
            startIcon={<Mail />}
            optional
            maxLength={254}
            value={draft.guestEmail}
            onValueChange={(email) => booking.editGuest('guestEmail', email)}
            error={isWrong ? t('refused.email.text') : null}
          />
        </div>
      </Stack>
    </section>
  );
}
