import { RadioCard, RadioCardGroup } from '@salonica/ui/radio-card';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoneyBriefly } from '../../shared/money.ts';
import type { BookingOffer } from '../../domain/ports/old/booking-port.ts';
import type { Booking } from './use-booking.ts';
import { useRefusalFocus } from './use-refusal-focus.ts';

interface StepProps {
  readonly booking: Booking;
  readonly offer: BookingOffer;
}

export function ServiceStep({ booking, offer }: StepProps) {
  const { t, i18n } = useTranslation('booking');
  const group = useRef<HTMLFieldSetElement>(null);
  const missing = booking.draft.serviceId === null;
  useRefusalFocus(booking.refusals, { ref: group, missing });
  return (
    <RadioCardGroup
      ref={group}
      legend={t('service.heading')}
      legendHidden
      name="service"
      value={booking.draft.serviceId}
      onValueChange={booking.chooseService}
      error={missing && booking.refusals > 0 ? t('service.missing') : null}
    >
      {offer.services.map(({ id, name, minutes, price }) => (
        <RadioCard
          key={id}
          value={id}
          title={name}
          description={t('minutes', { count: minutes })}
          aside={formatMoneyBriefly(price, i18n.language)}
        />
      ))}
    </RadioCardGroup>
  );
}
