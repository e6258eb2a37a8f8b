import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import type { ComponentProps, ReactElement } from 'react';
import { cx } from '../internal/cx.ts';
import classes from './FieldError.module.css';

/** Props of {@link FieldError}: every attribute of a `p`. */
export type FieldErrorProps = ComponentProps<'p'>;

/**
 * The error of a component without its own message, such as a calendar or a group of times, right
 * below it. Renders a `p`.
 *
 * @since 0.2.0
 * @status beta
 * @example <div role="group" aria-label="Date" aria-describedby="date-error"> <Calendar
 * today={today} value={null} onValueChange={choose} /> <FieldError id="date-error">Please choose a
 * date.</FieldError> </div>
 */
export function FieldError({ className, children, ...rest }: FieldErrorProps): ReactElement {
  return (
    <p {...rest} data-component="field-error" className={cx(classes['root'], className)}>
      <CircleAlert aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
