import Check from 'lucide-react/icons/check';
import type { ReactElement, ReactNode } from 'react';
import type { LinkSlot } from '../internal/render-link.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import classes from './WizardSteps.module.css';

/** The state of a step. */
export type StepState = 'done' | 'current' | 'future';

interface WizardStepItemProps {
  label: string;
  number: number;
  state: StepState;
  doneText: string;
  /** Wraps a completed step in a link or a button. */
  wrap: ((slot: LinkSlot) => ReactNode) | undefined;
}

/** One step: a mark and its label. */
export function WizardStepItem({
  label,
  number,
  state,
  doneText,
  wrap,
}: WizardStepItemProps): ReactElement {
  const content = (
    <>
      <span aria-hidden="true" data-part="mark" className={classes['mark']}>
        {state === 'done' ? <Check /> : number}
      </span>
      <span data-part="label" className={classes['label']}>
        {label}
      </span>
      {state === 'done' ? <VisuallyHidden>, {doneText}</VisuallyHidden> : null}
    </>
  );
  return (
    <li
      data-part="step"
      data-state={state}
      aria-current={state === 'current' ? 'step' : undefined}
      className={classes['step']}
    >
      {state === 'done' && wrap ? (
        wrap({ className: classes['target'], children: content })
      ) : (
        <span className={classes['target']}>{content}</span>
      )}
    </li>
  );
}
