'use client';

import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { mergeHandlers } from '../internal/merge-handlers.ts';
import type { ChangeDetails } from '../changes/index.ts';
import { ownText } from '../internal/own-text.tsx';
import { useControllable } from '../internal/use-controllable.ts';
import classes from './Chip.module.css';

/** Props of {@link Chip}: every attribute of a `button`. */
export interface ChipProps extends ComponentProps<'button'> {
  /** The label. */
  children: ReactNode;
  /** Icon before the label, decorative. */
  icon?: ReactNode;
  /** Whether it is on; makes the chip controlled. */
  pressed?: boolean | undefined;
  /** Whether it is on at first. @default false */
  defaultPressed?: boolean | undefined;
  /** Called when it is switched on or off. */
  onPressedChange?: ((pressed: boolean, details: ChangeDetails<'press'>) => void) | undefined;
}

/**
 * A filter that is on or off. Renders a `button` with `aria-pressed`.
 *
 * @since 0.1.0
 * @status stable
 * @example
 * <Chip icon={<Star />} pressed={topRated} onPressedChange={setTopRated}>Top Rated</Chip>
 */
export function Chip({
  icon,
  pressed,
  defaultPressed = false,
  onPressedChange,
  disabled = false,
  onClick,
  className,
  children,
  ...rest
}: ChipProps): ReactElement {
  const [on, setOn] = useControllable(pressed, defaultPressed);
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={on}
      aria-disabled={disabled || undefined}
      data-component="chip"
      className={cx(classes['root'], className)}
      onClick={
        disabled
          ? undefined
          : mergeHandlers<MouseEvent<HTMLButtonElement>>(onClick, () => {
              setOn(!on);
              onPressedChange?.(!on, { reason: 'press' });
            })
      }
    >
      {icon}
      {ownText(children)}
    </button>
  );
}
