import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type BookingStep, bookingSteps } from './booking-draft.ts';
import styles from './step-frame.module.css';

interface StepFrameProps {
  readonly step: BookingStep;
  /** Whether the visitor came here from an earlier step or from a later one; null at the start. */
  readonly direction: 'forward' | 'back' | null;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** Heading and sentence of a step. The heading takes the focus when the step comes into view. */
export function StepFrame({ step, direction, lead, children }: StepFrameProps) {
  const { t } = useTranslation('booking');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (direction !== null) heading.current?.focus({ preventScroll: true });
  }, [direction]);
  return (
    <div className={styles['root']} data-direction={direction ?? undefined}>
      <p className={styles['position']}>
        {t('position', { number: bookingSteps.indexOf(step) + 1 })}
      </p>
      <h1 ref={heading} tabIndex={-1} className={styles['heading']}>
        {t(`${step}.heading`)}
      </h1>
      <p className={styles['lead']}>{lead}</p>
      {children}
    </div>
  );
}
