'use client';

import Check from 'lucide-react/icons/check';
import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { mergeHandlers } from '../internal/merge-handlers.ts';
import type { ChangeDetails } from '../changes/index.ts';
import { useControllable } from '../internal/use-controllable.ts';
import classes from './ToggleCard.module.css';

/** Props of {@link ToggleCard}: every attribute of a `button`. */
export interface ToggleCardProps extends Omit<ComponentProps<'button'>, 'title' | 'children'> {
  /** Label of the option. */
  title: ReactNode;
  /** A short text below it, such as its duration. */
  text?: ReactNode;
  /** Its price, or another figure. */
  price?: ReactNode;
  /** Whether it is on; makes the card controlled. */
  pressed?: boolean | undefined;
  /** Whether it is on at first. @default false */
  defaultPressed?: boolean | undefined;
  /** Called when it is switched on or off. */
  onPressedChange?: ((pressed: boolean, details: ChangeDetails<'press'>) => void) | undefined;
}

/**
 * An option that is on or off, with duration and price; a second press switches it off. Renders a
 * `button` with `aria-pressed`, as a row if wide and as a small card if narrow.
 *
 * @since 0.2.0
 * @status beta
 * @example <ToggleCard title="Haircut & Style" text="45 min" price="$65" pressed={on}
 * onPressedChange={setOn} />
 */
export function ToggleCard({
  title,
  text,
  price,
  pressed,
  defaultPressed = false,
  onPressedChange,
  onClick,
  className,
  ...rest
}: ToggleCardProps): ReactElement {
  const [on, setOn] = useControllable(pressed, defaultPressed);
  const toggle = (): void => {
    setOn(!on);
    onPressedChange?.(!on, { reason: 'press' });
  };
  return (
    <div className={classes['measure']}>
      <button
        type="button"
        {...rest}
        aria-pressed={on}
        data-component="toggle-card"
        className={cx(classes['root'], className)}
        onClick={mergeHandlers<MouseEvent<HTMLButtonElement>>(onClick, toggle)}
      >
        <span data-part="title" className={classes['title']}>
          {title}
          <Check aria-hidden="true" className={classes['check']} />
        </span>
        {text ? (
          <span data-part="text" className={classes['text']}>
            {text}
          </span>
        ) : null}
        {price ? (
          <span data-part="price" className={classes['price']}>
            {price}
          </span>
        ) : null}
      </button>
    </div>
  );
}
