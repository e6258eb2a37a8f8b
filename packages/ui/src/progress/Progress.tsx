'use client';

import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { hiddenClass } from '../internal/hidden.ts';
import { useLocale } from '../messages/index.ts';
import classes from './Progress.module.css';

/** Props of {@link Progress}: every attribute of a `progress`. */
export interface ProgressProps extends Omit<ComponentProps<'progress'>, 'children' | 'value'> {
  /** Label of the operation. */
  label: ReactNode;
  /** Hides the label visually where the context is sufficient. @default false */
  labelHidden?: boolean | undefined;
  /** The progress, from 0 to `max`; `null` while unknown. */
  value: number | null;
  /** The maximum value. @default 100 */
  max?: number | undefined;
  /** Visible and announced value instead of the percentage, such as "3 of 5 pictures". */
  valueText?: string | undefined;
  /** Hides the value visually. @default false */
  valueHidden?: boolean | undefined;
}

/**
 * The progress of a long operation. Renders a `div` around a native `progress`; `className` goes to
 * the `div`, `ref` and every other attribute to the `progress`.
 *
 * @since 0.2.0
 * @status beta
 * @example <Progress label="Uploading" value={3} max={5} valueText="3 of 5 pictures" />
 */
export function Progress({
  label,
  labelHidden = false,
  value,
  max = 100,
  valueText,
  valueHidden = false,
  id: givenId,
  className,
  ...rest
}: ProgressProps): ReactElement {
  const locale = useLocale();
  const ownId = useId();
  const id = givenId ?? ownId;
  const share = value === null || max <= 0 ? null : Math.min(1, Math.max(0, value / max));
  const written =
    valueText ??
    (share === null ? null : new Intl.NumberFormat(locale, { style: 'percent' }).format(share));
  return (
    <div data-component="progress" className={cx(classes['root'], className)}>
      <label
        htmlFor={id}
        data-part="label"
        className={labelHidden ? hiddenClass : classes['label']}
      >
        {label}
      </label>
      {written === null || valueHidden ? null : (
        <span aria-hidden="true" data-part="value" className={classes['value']}>
          {written}
        </span>
      )}
      <progress
        {...rest}
        id={id}
        max={max}
        value={share === null ? undefined : share * max}
        aria-valuetext={valueText}
        data-part="bar"
        className={classes['bar']}
      />
    </div>
  );
}
