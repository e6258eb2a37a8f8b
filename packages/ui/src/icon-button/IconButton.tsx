'use client';

import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react';
import { mergeHandlers } from '../internal/merge-handlers.ts';
import type { ChangeDetails } from '../changes/index.ts';
import { iconButtonProps, type IconButtonStyleProps } from './icon-button-props.ts';

/** Props of {@link IconButton}: every attribute of a `button`. */
export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'aria-label'>, IconButtonStyleProps {
  /** The action, as text. */
  label: string;
  /** The icon. */
  children: ReactNode;
  /** Makes it a toggle with this state; the label is the same in both states. */
  pressed?: boolean | undefined;
  /** Called when a toggle is pressed. */
  onPressedChange?: ((pressed: boolean, details: ChangeDetails<'press'>) => void) | undefined;
  /** Cannot be used now, but stays focusable. @default false */
  disabled?: boolean | undefined;
}

function ignore(event: MouseEvent): void {
  event.preventDefault();
}

/**
 * An action with a self-explanatory icon. Renders a `button` of type `button`.
 *
 * @since 0.1.0
 * @status stable
 * @example
 * <IconButton label="Save salon" pressed={saved} onPressedChange={setSaved}><Heart /></IconButton>
 */
export function IconButton({
  label,
  variant,
  size,
  pressed,
  onPressedChange,
  disabled = false,
  className,
  onClick,
  ...rest
}: IconButtonProps): ReactElement {
  return (
    <button
      type="button"
      {...rest}
      {...iconButtonProps({ variant, size, className })}
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      onClick={
        disabled
          ? ignore
          : mergeHandlers(onClick, () => onPressedChange?.(!pressed, { reason: 'press' }))
      }
    />
  );
}
