import type { ReactNode } from 'react';
import { Link } from '../../blocks/Link.tsx';
import type { BookingStep } from './booking-draft.ts';
import type { WizardBooking } from './use-booking.ts';
import { stepSearch } from './booking-address.ts';

export interface StepLinkProps {
  readonly booking: WizardBooking;
  readonly step: BookingStep;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to another step of the wizard. */
export function StepLink({ booking, step, ...rest }: StepLinkProps) {
  return (
    <Link
      {...rest}
      to={{ search: stepSearch(step, booking.draft) }}
      onClick={(event) => {
        event.preventDefault();
        booking.openStep(step);
      }}
    />
  );
}
