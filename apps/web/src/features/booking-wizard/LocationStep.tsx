import { RadioCard, RadioCardGroup } from '@salonica/ui/radio-card';
import { TextArea } from '@salonica/ui/text-area';
import { TextField } from '@salonica/ui/text-field';
import House from 'lucide-react/icons/house';
import MapPin from 'lucide-react/icons/map-pin';
import Store from 'lucide-react/icons/store';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SalonDetails } from '../../domain/salon.ts';
import { formatMoneyDifference } from '../../shared/money.ts';
import { guestProblem, lacksAddress } from './booking-policy.ts';
import { GuestFields } from './GuestFields.tsx';
import styles from './LocationStep.module.css';
import { StepForm } from './StepForm.tsx';
import type { WizardBooking } from './use-booking.ts';
import { useRefusalFocus } from './use-refusal-focus.ts';

interface StepProps {
  readonly booking: WizardBooking;
  readonly salon: SalonDetails;
}

export function LocationStep({ booking, salon }: StepProps) {
  const { t, i18n } = useTranslation('booking');
  const { draft, isGuest, refusals } = booking;
  const addressField = useRef<HTMLDivElement>(null);
  const nameField = useRef<HTMLDivElement>(null);
  const contactField = useRef<HTMLDivElement>(null);
  const { travel } = salon.policy;
  const addressMissing = lacksAddress(draft);
  const problem = guestProblem(booking);
  useRefusalFocus(
    refusals,
    { ref: addressField, missing: addressMissing },
    { ref: nameField, missing: problem === 'name' },
    { ref: contactField, missing: problem === 'contact' },
  );
  return (
    <StepForm booking={booking} salonId={salon.id} className={styles['fields']}>
      <RadioCardGroup
        legend={t('location.where')}
        legendHidden
        name="location"
        value={draft.location}
        onValueChange={(value) => booking.chooseLocation(value === 'home' ? 'home' : 'salon')}
      >
        <RadioCard
          value="salon"
          title={t('location.salon')}
          description={salon.address}
          media={<Store />}
        />
        {travel === null ? null : (
          <RadioCard
            value="home"
            title={t('location.home')}
            description={t('location.homeAbout')}
            aside={formatMoneyDifference(travel.fee, i18n.language)}
            media={<House />}
          />
        )}
      </RadioCardGroup>
      {draft.location === 'home' ? (
        <div ref={addressField}>
          <TextField
            label={t('location.address')}
            hint={t('location.addressHint')}
            name="address"
            autoComplete="street-address"
            startIcon={<MapPin />}
            required
            maxLength={200}
            value={draft.address}
            onValueChange={booking.editAddress}
            error={addressMissing && refusals > 0 ? t('refused.address.text') : null}
          />
        </div>
      ) : travel === null ? null : (
        <noscript>
          <TextField
            label={t('location.address')}
            hint={t('location.addressIfHome')}
            name="address"
            autoComplete="street-address"
            startIcon={<MapPin />}
            maxLength={200}
          />
        </noscript>
      )}
      <TextArea
        label={t('location.notes')}
        hint={t('location.notesHint')}
        name="notes"
        optional
        maxLength={500}
        value={draft.notes}
        onValueChange={booking.editNotes}
      />
      {isGuest ? (
        <GuestFields
          booking={booking}
          salon={salon}
          nameRef={nameField}
          contactRef={contactField}
        />
      ) : null}
    </StepForm>
  );
}
