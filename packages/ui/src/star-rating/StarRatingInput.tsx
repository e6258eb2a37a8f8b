'use client';

import { useId, useRef, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { buttonProps } from '../button/index.ts';
import { cx } from '../internal/cx.ts';
import { hiddenClass } from '../internal/hidden.ts';
import type { ChangeDetails } from '../changes/index.ts';
import { useResettable } from '../internal/use-resettable.ts';
import { useMessages } from '../messages/index.ts';
import classes from './StarRating.module.css';
import { en, type StarRatingInputMessages } from './StarRatingInput.messages.ts';
import { StarShape } from './StarShape.tsx';

/** Props of {@link StarRatingInput}: every attribute of a `fieldset`. */
export interface StarRatingInputProps extends Omit<
  ComponentProps<'fieldset'>,
  'children' | 'onChange' | 'defaultValue'
> {
  /** The subject of the rating. */
  legend: ReactNode;
  /** Hides the legend visually where the context is sufficient. @default false */
  legendHidden?: boolean | undefined;
  /** Name of the value in a form. @default a generated one */
  name?: string | undefined;
  /** Selected stars, or `null`; makes the input controlled. */
  value?: number | null | undefined;
  /** Initially selected stars. @default null */
  defaultValue?: number | null | undefined;
  /** Called with the selected stars, or with `null` when they are removed. */
  onValueChange?:
    | ((value: number | null, details: ChangeDetails<'choice' | 'clear'>) => void)
    | undefined;
  /** The best rating, and the number of stars. @default 5 */
  max?: number | undefined;
  /** Replaces built-in strings of this instance. */
  messages?: Partial<StarRatingInputMessages> | undefined;
}

/**
 * A rating of one to five stars, which can be removed. Renders a `fieldset` of native radios.
 *
 * @example
 * <StarRatingInput legend="Rate your visit" value={stars} onValueChange={setStars} />
 */
export function StarRatingInput({
  legend,
  legendHidden,
  name,
  value,
  defaultValue = null,
  onValueChange,
  max = 5,
  disabled,
  messages: own,
  className,
  ...rest
}: StarRatingInputProps): ReactElement {
  const messages = useMessages('starRatingInput', en, own);
  const ownName = useId();
  const first = useRef<HTMLInputElement>(null);
  const [stars, setStars] = useResettable(first, value, defaultValue);
  const change = (next: number | null, reason: 'choice' | 'clear'): void => {
    setStars(next);
    onValueChange?.(next, { reason });
  };
  return (
    <fieldset
      {...rest}
      disabled={disabled}
      data-component="star-rating-input"
      className={cx(classes['input'], className)}
    >
      <legend data-part="legend" className={legendHidden ? hiddenClass : classes['legend']}>
        {legend}
      </legend>
      <div className={classes['line']}>
        <div data-part="stars" className={classes['stars']}>
          {Array.from({ length: max }, (_, index) => {
            const count = index + 1;
            const filled = stars !== null && count <= stars;
            return (
              <label
                key={count}
                data-part="choice"
                data-filled={filled ? '' : undefined}
                className={classes['choice']}
              >
                <input
                  ref={count === 1 ? first : undefined}
                  type="radio"
                  name={name ?? ownName}
                  value={count}
                  checked={count === stars}
                  aria-label={messages.star({ count, max })}
                  className={classes['radio']}
                  onChange={() => change(count, 'choice')}
                />
                <StarShape fill={filled ? 1 : 0} />
                <span className={classes['digit']} aria-hidden="true">
                  {count}
                </span>
              </label>
            );
          })}
        </div>
        {stars === null || disabled ? null : (
          <button
            type="button"
            {...buttonProps({ variant: 'quiet', size: 's' })}
            data-part="clear"
            onClick={() => {
              change(null, 'clear');
              first.current?.focus();
            }}
          >
            {messages.clear}
          </button>
        )}
      </div>
    </fieldset>
  );
}
