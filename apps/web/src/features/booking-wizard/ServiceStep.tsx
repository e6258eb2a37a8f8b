import { RadioCard, RadioCardGroup } from '@salonica/ui/radio-card';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoneyBriefly } from '../../shared/money.ts';
import type { SalonDetails } from '../../domain/salon.ts';
import type { WizardBooking } from './use-booking.ts';
import { StepAlert } from './StepAlert.tsx';
import { StepForm } from './StepForm.tsx';
import { useRefusalFocus } from './use-refusal-focus.ts';

interface StepProps {
  readonly booking: WizardBooking;
  readonly salon: SalonDetails;
}

export function ServiceStep({ booking, salon }: StepProps) {
  const { t, i18n } = useTranslation('booking');
  const group = useRef<HTMLFieldSetElement>(null);
  const missing = booking.draft.serviceId === null;
  useRefusalFocus(booking.refusals, { ref: group, missing });
  return (
    <StepForm booking={booking} salonId={salon.id}>
      <RadioCardGroup
        ref={group}
        legend={t('service.heading')}
        legendHidden
        name="service"
        value={booking.draft.serviceId}
        onValueChange={booking.chooseService}
        error={
          missing && booking.refusals > 0 ? (
            <StepAlert refusals={booking.refusals} text={t('service.missing')} />
          ) : null
        }
      >
        {salon.offer.map(({ id, name, minutes, price }) => (
          <RadioCard
            key={id}
            value={id}
            title={name}
            description={t('minutes', { count: minutes })}
            aside={formatMoneyBriefly(price, i18n.language)}
          />
        ))}
      </RadioCardGroup>
    </StepForm>
  );
}
