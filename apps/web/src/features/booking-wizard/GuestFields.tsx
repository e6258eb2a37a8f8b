import { Stack } from '@salonica/ui/stack';
import { TextField } from '@salonica/ui/text-field';
import AtSign from 'lucide-react/icons/at-sign';
import UserRound from 'lucide-react/icons/user-round';
import { type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressError } from '../../blocks/AddressError.tsx';
import { Link } from '../../blocks/Link.tsx';
import { contactOf } from '../../domain/guest.ts';
import type { SalonDetails } from '../../domain/salon.ts';
import { withNextPath } from '../../shared/next-path.ts';
import { paths } from '../../shared/paths.ts';
import { stepSearch } from './booking-address.ts';
import { guestProblem } from './booking-policy.ts';
import styles from './GuestFields.module.css';
import type { WizardBooking } from './use-booking.ts';

interface GuestFieldsProps {
  readonly booking: WizardBooking;
  readonly salon: SalonDetails;
  readonly nameRef: RefObject<HTMLDivElement | null>;
  readonly contactRef: RefObject<HTMLDivElement | null>;
}

/** A guest's contact fields, and the benefits of signing in. */
export function GuestFields({ booking, salon, nameRef, contactRef }: GuestFieldsProps) {
  const { t } = useTranslation('booking');
  const id = useId();
  const { draft, refusals } = booking;
  const problem = refusals > 0 ? guestProblem(booking) : null;
  // Both fields may be empty.
  const isContactWrong = refusals > 0 && contactOf(draft.guestContact) === null;
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
        <div ref={nameRef}>
          <TextField
            label={t('guest.name')}
            name="guestName"
            autoComplete="name"
            startIcon={<UserRound />}
            required
            maxLength={120}
            value={draft.guestName}
            onValueChange={(name) => booking.editGuest('guestName', name)}
            error={problem === 'name' ? t('refused.name.text') : null}
          />
        </div>
        <div ref={contactRef}>
          <TextField
            label={t('guest.contact')}
            hint={t('guest.contactHint')}
            type="text"
            inputMode="email"
            name="guestContact"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            startIcon={<AtSign />}
            required
            maxLength={254}
            value={draft.guestContact}
            onValueChange={(contact) => booking.editGuest('guestContact', contact)}
            error={
              isContactWrong ? (
                <AddressError address={draft.guestContact}>
                  {t('refused.contact.text')}
                </AddressError>
              ) : null
            }
          />
        </div>
      </Stack>
    </section>
  );
}
