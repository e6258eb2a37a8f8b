import { WizardPanel } from '@salonica/ui/wizard-steps';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type BookingStep, bookingSteps } from './booking-draft.ts';

interface StepFrameProps {
  readonly step: BookingStep;
  /** Whether the visitor came from an earlier or a later step; null at the start. */
  readonly direction: 'forward' | 'back' | null;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** Heading and sentence of a step. The heading takes the focus when the step appears. */
export function StepFrame({ step, direction, lead, children }: StepFrameProps) {
  const { t } = useTranslation('booking');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (direction !== null) heading.current?.focus({ preventScroll: true });
  }, [direction]);
  return (
    <WizardPanel
      titleRef={heading}
      position={t('position', { number: bookingSteps.indexOf(step) + 1 })}
      title={t(`${step}.heading`)}
      lead={lead}
      direction={direction}
    >
      {children}
    </WizardPanel>
  );
}
