import { cx } from '../internal/cx.ts';
import classes from './IconButton.module.css';

/** `outlined` stands alone; `quiet` shows its ground only under the pointer; `raised` lies on a picture. */
export type IconButtonVariant = 'outlined' | 'quiet' | 'raised';

/** Style of an icon button, for any element. */
export interface IconButtonStyleProps {
  /** How it stands out from what it lies on. @default 'outlined' */
  variant?: IconButtonVariant | undefined;
  /** Side: `m` 44 px, `l` 48 px. @default 'm' */
  size?: 'm' | 'l' | undefined;
  /** Put beside the class of the button. */
  className?: string | undefined;
}

/** Attributes that make an element look like an icon button. */
export interface IconButtonAttributes {
  'data-component': 'icon-button';
  'data-variant': IconButtonVariant;
  'data-size': 'm' | 'l';
  className: string;
}

/**
 * The attributes of an icon button for an element that is a link; the link brings its own `aria-label`.
 *
 * @example
 * <a href="https://instagram.example" aria-label="Instagram" {...iconButtonProps({ variant: 'quiet' })}><Icon /></a>
 */
export function iconButtonProps({
  variant = 'outlined',
  size = 'm',
  className,
}: IconButtonStyleProps = {}): IconButtonAttributes {
  return {
    'data-component': 'icon-button',
    'data-variant': variant,
    'data-size': size,
    className: cx(classes['root'], className),
  };
}
