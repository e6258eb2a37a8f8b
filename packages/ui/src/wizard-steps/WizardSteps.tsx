'use client';

import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import type { LinkSlot } from '../internal/render-link.ts';
import type { ChangeDetails } from '../changes/index.ts';
import { useMessages } from '../messages/index.ts';
import { WizardStepItem, type StepState } from './WizardStepItem.tsx';
import { en, type WizardStepsMessages } from './WizardSteps.messages.ts';
import classes from './WizardSteps.module.css';

/** One step of a wizard. */
export interface WizardStep {
  /** Identifies the step. */
  id: string;
  /** Name of the step, one or two words. */
  label: string;
  /** Completed, so that it can be revisited. @default every step before the current one */
  done?: boolean | undefined;
}

/** Props of {@link WizardSteps}: every attribute of a `nav`. */
export interface WizardStepsProps extends Omit<ComponentProps<'nav'>, 'children' | 'onSelect'> {
  /** In order. */
  steps: readonly WizardStep[];
  /** `id` of the visible step. With an unknown one no step is current, and there is no position. */
  current: string;
  /** Makes completed steps buttons. Ignored if `renderLink` is given. */
  onStepSelect?: ((id: string, details: ChangeDetails<'press'>) => void) | undefined;
  /** Makes completed steps links: wraps a step in the consumer's link. */
  renderLink?: ((link: LinkSlot, step: WizardStep) => ReactNode) | undefined;
  /** Replaces built-in strings of this instance. */
  messages?: Partial<WizardStepsMessages> | undefined;
}

/**
 * The current step of a wizard and the completed ones. Renders a `nav` with an `ol`; in a narrow
 * space the title of the step, "Step 2 of 4" and one segment per step.
 *
 * @since 0.1.0
 * @status stable
 * @example <WizardSteps steps={[{ id: 'service', label: 'Service' }, { id: 'date', label: 'Date'
 * }]} current="date" renderLink={(link, step) => <Link to={`?step=${step.id}`} {...link} />} />
 */
export function WizardSteps({
  steps,
  current,
  onStepSelect,
  renderLink,
  messages,
  className,
  ...rest
}: WizardStepsProps): ReactElement {
  const t = useMessages('wizardSteps', en, messages);
  const currentIndex = steps.findIndex((step) => step.id === current);
  const currentStep = steps[currentIndex];
  const stateOf = (step: WizardStep, index: number): StepState => {
    if (index === currentIndex) return 'current';
    return (step.done ?? index < currentIndex) ? 'done' : 'future';
  };
  const wrapperOf = (step: WizardStep): ((slot: LinkSlot) => ReactNode) | undefined => {
    if (renderLink) return (slot) => renderLink(slot, step);
    if (!onStepSelect) return undefined;
    return (slot) => (
      <button {...slot} type="button" onClick={() => onStepSelect(step.id, { reason: 'press' })} />
    );
  };
  return (
    <nav
      aria-label={t.label}
      {...rest}
      data-component="wizard-steps"
      className={cx(classes['root'], className)}
    >
      {currentStep === undefined ? null : (
        <p data-part="summary" className={classes['summary']}>
          <span className={classes['title']}>{currentStep.label}</span>
          <span className={classes['position']}>{t.position(currentIndex + 1, steps.length)}</span>
        </p>
      )}
      <ol role="list" data-part="list" className={classes['list']}>
        {steps.map((step, index) => (
          <WizardStepItem
            key={step.id}
            label={step.label}
            number={index + 1}
            state={stateOf(step, index)}
            doneText={t.done}
            wrap={wrapperOf(step)}
          />
        ))}
      </ol>
    </nav>
  );
}
