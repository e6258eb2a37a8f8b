'use client';

import { use, useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { ChoiceContext, choiceClasses } from '../internal/choice/index.ts';
import { cx } from '../internal/cx.ts';
import { mergeHandlers } from '../internal/merge-handlers.ts';
import classes from './RadioCard.module.css';

/** Props of {@link RadioCard}: every attribute of an `input` but `type`, `name` and `checked`. */
export interface RadioCardProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'name' | 'checked' | 'defaultChecked' | 'title' | 'value'
> {
  /** Value of the group when this card is selected. */
  value: string;
  /** Label of the option. */
  title: ReactNode;
  /** A line below the title. */
  description?: ReactNode;
  /** At the end of the title line, such as a price. */
  aside?: ReactNode;
  /** Picture or icon before the text, decorative. */
  media?: ReactNode;
}

/**
 * One choice of a {@link RadioCardGroup} as a clickable card. Renders a `label` around
 * a native radio; `className` goes to the `label`, `ref` and every other attribute to the `input`.
 *
 * @since 0.1.0
 * @status stable
 * @example
 * <RadioCard value="1" title="Haircut & Style" description="45 min" aside="$65.00" />
 */
export function RadioCard({
  value,
  title,
  description,
  aside,
  media,
  onChange,
  className,
  'aria-describedby': describedBy,
  ...rest
}: RadioCardProps): ReactElement {
  const group = use(ChoiceContext);
  const id = useId();
  const describing = cx(
    describedBy,
    Boolean(description) && `${id}-description`,
    Boolean(aside) && `${id}-aside`,
  );
  const checked = group.value === value;
  return (
    <label
      data-component="radio-card"
      className={cx(choiceClasses['card'], classes['card'], className)}
    >
      {media ? (
        <span data-part="media" className={classes['media']} aria-hidden="true">
          {media}
        </span>
      ) : null}
      <span data-part="body" className={classes['body']}>
        <span data-part="text" className={classes['text']}>
          <span data-part="title" id={`${id}-title`} className={classes['title']}>
            {title}
          </span>
          {description ? (
            <span
              data-part="description"
              id={`${id}-description`}
              className={classes['description']}
            >
              {description}
            </span>
          ) : null}
        </span>
        {aside ? (
          <span data-part="aside" id={`${id}-aside`} className={classes['aside']}>
            {aside}
          </span>
        ) : null}
      </span>
      <input
        {...rest}
        type="radio"
        name={group.name}
        value={value}
        checked={checked}
        aria-labelledby={`${id}-title`}
        aria-describedby={describing || undefined}
        onChange={mergeHandlers(onChange, () => group.choose(value))}
        data-part="control"
        className={choiceClasses['control']}
      />
    </label>
  );
}
