'use client';

import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import type { ReactElement, ReactNode } from 'react';
import { en } from '../../messages/field.messages.ts';
import { useMessages } from '../../messages/index.ts';
import { cx } from '../cx.ts';
import { hiddenClass } from '../hidden.ts';
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
  /** Stands beside the box, not inside it. */
  beside?: ReactNode;
  children: ReactNode;
}

/** Label above, control, error and hint below: the frame that all fields share. */
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
      {error ? (
        <p data-part="error" id={errorId} className={classes['error']}>
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </p>
      ) : null}
      {hint ? (
        <p data-part="hint" id={hintId} className={classes['hint']}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
