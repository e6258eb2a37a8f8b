'use client';

import { use, useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { ChoiceContext, choiceClasses } from '../internal/choice/index.ts';
import { cx } from '../internal/cx.ts';
import { mergeHandlers } from '../internal/merge-handlers.ts';
import { StarRating } from '../star-rating/index.ts';
import classes from './BarberCard.module.css';

/** Props of {@link BarberCard}: every attribute of an `input` but `type` and `checked`. */
export interface BarberCardProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'checked' | 'defaultChecked' | 'value'
> {
  /** Value of the group when this person is selected. */
  value: string;
  /** Full name of the person. */
  name: string;
  /** The person's specialty, in a few words. */
  specialty?: string | undefined;
  /** A portrait, 72 px wide, decorative. */
  avatar?: ReactNode;
  /** 0 to 5; shown with one decimal. Omitted when unknown. */
  rating?: number | null | undefined;
  /** Formatted: "Base price", "+$5.00" or "−$5.00". */
  priceNote?: string | undefined;
  /** Whether the price is above or below the base price. @default 'base' */
  priceTone?: 'base' | 'more' | 'less' | undefined;
}

/**
 * One person of a {@link BarberGroup} as a clickable card. Renders a `label` around a native
 * radio; `className` goes to the `label`, `ref` and every other attribute to the `input`.
 *
 * @since 0.1.0
 * @status stable
 * @example
 * <BarberCard
 *   value="nikos"
 *   name="Nikos Petridis"
 *   specialty="Classic cuts"
 *   avatar={<Avatar name="Nikos Petridis" src="/avatars/nikos.avif" size={72} decorative />}
 *   rating={4.8}
 *   priceNote="+$5.00"
 *   priceTone="more"
 * />
 */
export function BarberCard({
  value,
  name,
  specialty,
  avatar,
  rating,
  priceNote,
  priceTone = 'base',
  onChange,
  className,
  'aria-describedby': describedBy,
  ...rest
}: BarberCardProps): ReactElement {
  const group = use(ChoiceContext);
  const id = useId();
  return (
    <label
      data-component="barber-card"
      className={cx(choiceClasses['card'], classes['root'], className)}
    >
      {avatar ? (
        <span data-part="avatar" aria-hidden="true" className={classes['avatar']}>
          {avatar}
        </span>
      ) : null}
      <span className={classes['text']}>
        <span data-part="name" id={`${id}-name`} translate="no" className={classes['name']}>
          {name}
        </span>
        <span id={`${id}-about`}>
          {specialty === undefined ? null : (
            <span data-part="specialty" className={classes['specialty']}>
              {specialty}
            </span>
          )}
          <span className={classes['facts']}>
            {rating == null ? null : <StarRating value={rating} data-part="rating" />}
            {priceNote === undefined ? null : (
              <span data-part="price" data-tone={priceTone} className={classes['price']}>
                {priceNote}
              </span>
            )}
          </span>
        </span>
      </span>
      <input
        {...rest}
        type="radio"
        name={group.name}
        value={value}
        checked={group.value === value}
        aria-labelledby={`${id}-name`}
        aria-describedby={cx(describedBy, `${id}-about`)}
        onChange={mergeHandlers(onChange, () => group.choose(value))}
        data-part="control"
        className={cx(choiceClasses['control'], classes['control'])}
      />
    </label>
  );
}
