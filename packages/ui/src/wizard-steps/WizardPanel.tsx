'use client';

import type { ComponentProps, ReactElement, ReactNode, Ref } from 'react';
import { cx } from '../internal/cx.ts';
import classes from './WizardPanel.module.css';

/** Props of {@link WizardPanel}: every attribute of a `div`. */
export interface WizardPanelProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The `h1` of the page: the choice of this step. */
  title: ReactNode;
  /** Ref of the `h1`, which takes the focus by script when the step appears. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** "Step 2 of 4"; hidden where `WizardSteps` shows it. */
  position?: ReactNode;
  /** A sentence below the title. */
  lead?: ReactNode;
  /**
   * The direction of the last step, for the slide-in. Give each step a `key`, so that the next one
   * slides in too.
   * @default null
   */
  direction?: 'forward' | 'back' | null | undefined;
}

/**
 * One step of a wizard, below its {@link WizardSteps}: position, title, a sentence, and the
 * controls. Renders a `div`.
 *
 * @example <WizardPanel key={step} titleRef={heading} position="Step 2 of 4" title="Select a Date"
 * direction="forward"> <Calendar today={today} value={date} onValueChange={setDate} />
 * </WizardPanel>
 */
export function WizardPanel({
  title,
  titleRef,
  position,
  lead,
  direction = null,
  className,
  children,
  ...rest
}: WizardPanelProps): ReactElement {
  return (
    <div
      {...rest}
      data-component="wizard-panel"
      data-direction={direction ?? undefined}
      className={cx(classes['root'], className)}
    >
      {position ? (
        <p data-part="position" className={classes['position']}>
          {position}
        </p>
      ) : null}
      <h1 ref={titleRef} tabIndex={-1} data-part="title" className={classes['title']}>
        {title}
      </h1>
      {lead ? (
        <p data-part="lead" className={classes['lead']}>
          {lead}
        </p>
      ) : null}
      <div data-part="content" className={classes['content']}>
        {children}
      </div>
    </div>
  );
}

/** Props of {@link WizardActions}: every attribute of a `div`. */
export interface WizardActionsProps extends ComponentProps<'div'> {
  /** A secondary button to the previous step; none in the first. */
  back?: ReactNode;
  /** The main action. */
  children: ReactNode;
}

/**
 * Back and the main action below a {@link WizardPanel}; on a phone a `BookingBar` replaces it.
 * Renders a `div`.
 *
 * @example <WizardActions back={<Button variant="secondary">Back</Button>}>
 * <Button>Continue</Button> </WizardActions>
 */
export function WizardActions({
  back,
  className,
  children,
  ...rest
}: WizardActionsProps): ReactElement {
  return (
    <div {...rest} data-component="wizard-actions" className={cx(classes['actions'], className)}>
      {back}
      <div data-part="main" className={classes['main']}>
        {children}
      </div>
    </div>
  );
}
