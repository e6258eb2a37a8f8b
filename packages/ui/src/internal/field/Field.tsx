'use client';

import type { ReactElement, ReactNode } from 'react';
import { en } from '../../messages/field.messages.ts';
import { useMessages } from '../../messages/index.ts';
import { cx } from '../cx.ts';
import { hiddenClass } from '../hidden.ts';
import { SupportingText } from '../supporting-text/index.ts';
import classes from './Field.module.css';
import type { FieldProps } from './types.ts';

interface FrameProps extends FieldProps {
  component: string;
  variant?: string;
  id: string;
  hintId: string;
  errorId: string;
  disabled: boolean;
  className: string | undefined;
  startIcon?: ReactNode;
  endSlot?: ReactNode;
  /** Beside the box, not inside it. */
  beside?: ReactNode;
  children: ReactNode;
}

/** Label, control, error and hint: the frame of all fields. */
export function Field({
  component,
  variant,
  id,
  hintId,
  errorId,
  label,
  labelHidden = false,
  hint,
  error,
  optional = false,
  fieldMessages,
  disabled,
  className,
  startIcon,
  endSlot,
  beside,
  children,
}: FrameProps): ReactElement {
  const messages = useMessages('field', en, fieldMessages);
  return (
    <div
      data-component={component}
      data-variant={variant}
      data-invalid={error ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
      data-start-icon={startIcon ? '' : undefined}
      data-end-slot={endSlot ? '' : undefined}
      className={cx(classes['root'], className)}
    >
      <label
        data-part="label"
        htmlFor={id}
        className={labelHidden ? hiddenClass : classes['label']}
      >
        {label}
        {optional && !labelHidden ? (
          <span className={classes['optional']}> ({messages.optional})</span>
        ) : null}
      </label>
      <div data-part="box" className={classes['box']}>
        {children}
        {startIcon ? (
          <span data-part="start-icon" className={classes['startIcon']} aria-hidden="true">
            {startIcon}
          </span>
        ) : null}
        {endSlot ? (
          <span data-part="end-slot" className={classes['endSlot']}>
            {endSlot}
          </span>
        ) : null}
      </div>
      {beside}
      <SupportingText hintId={hintId} errorId={errorId} hint={hint} error={error} />
    </div>
  );
}
