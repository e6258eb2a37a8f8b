import { RadioCard, RadioCardGroup } from '@salonica/ui/radio-card';
import { Stack } from '@salonica/ui/stack';
import { TextArea } from '@salonica/ui/text-area';
import { TextField } from '@salonica/ui/text-field';
import { House, MapPin, Store } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoneyDifference } from '../../shared/money.ts';
import type { BookingOffer } from '../../domain/ports/old/booking-port.ts';
import { travelFee } from './booking-rules.ts';
import type { Booking } from './use-booking.ts';
import { useRefusalFocus } from './use-refusal-focus.ts';

interface StepProps {
  readonly booking: Booking;
  readonly offer: BookingOffer;
}

export function LocationStep({ booking, offer }: StepProps) {
  const { t, i18n } = useTranslation('booking');
  const { draft, refusals } = booking;
  const addressField = useRef<HTMLDivElement>(null);
  const isHome = draft.location === 'home';
  const addressMissing = isHome && draft.address.trim() === '';
  useRefusalFocus(refusals, { ref: addressField, missing: addressMissing });
  return (
    <Stack gap={24}>
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
          description={offer.salon.address}
          media={<Store />}
        />
        <RadioCard
          value="home"
          title={t('location.home')}
          description={t('location.homeAbout')}
          aside={formatMoneyDifference(travelFee, i18n.language)}
          media={<House />}
        />
      </RadioCardGroup>
      {isHome ? (
        <div ref={addressField}>
          <TextField
            label={t('location.address')}
            hint={t('location.addressHint')}
            name="address"
            autoComplete="street-address"
            startIcon={<MapPin />}
            required
            value={draft.address}
            onValueChange={booking.editAddress}
            error={addressMissing && refusals > 0 ? t('refused.address.text') : null}
          />
        </div>
      ) : null}
      <TextArea
        label={t('location.notes')}
        hint={t('location.notesHint')}
        name="notes"
        optional
        maxLength={500}
        value={draft.notes}
        onValueChange={booking.editNotes}
      />
    </Stack>
  );
}
