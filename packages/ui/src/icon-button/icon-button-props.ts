import { cx } from '../internal/cx.ts';
import classes from './IconButton.module.css';

/**
 * `outlined` is for single buttons; `quiet` has a background on hover only; `raised` is for buttons
 * over a picture.
 */
export type IconButtonVariant = 'outlined' | 'quiet' | 'raised';

/** Style of an icon button, for any element. */
export interface IconButtonStyleProps {
  /** How it stands out from its background. @default 'outlined' */
  variant?: IconButtonVariant | undefined;
  /** Side: `m` 44 px, `l` 48 px. @default 'm' */
  size?: 'm' | 'l' | undefined;
  /** Added to the class of the button. */
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
 * The attributes of an icon button for a link element, which needs its own `aria-label`.
 *
 * @example <a href="https://instagram.example" aria-label="Instagram" {...iconButtonProps({
 * variant: 'quiet' })}><Icon /></a>
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
