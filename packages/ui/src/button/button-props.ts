import { cx } from '../internal/cx.ts';
import classes from './Button.module.css';

/**
 * Visual weight of a button: filled, outlined, tinted, text only, inline text; in danger outlined
 * or text only.
 */
export type ButtonVariant =
  | 'primary'
  | 'secondary'
  | 'tonal'
  | 'quiet'
  | 'link'
  | 'destructive'
  | 'quiet-destructive';

/** Height: `l` 56 px, `m` 48 px, `s` 40 px with a target of 44 px. */
export type ButtonSize = 'l' | 'm' | 's';

/** Style of a button, for any element. */
export interface ButtonStyleProps {
  /** Weight of the action; one `primary` per region of a page. @default 'primary' */
  variant?: ButtonVariant | undefined;
  /** Height and size of the text. @default 'm' */
  size?: ButtonSize | undefined;
  /** Fills the width of its container. @default false */
  block?: boolean | undefined;
  /** Added to the class of the button. */
  className?: string | undefined;
}

/** Attributes that make an element look like a button. */
export interface ButtonAttributes {
  'data-component': 'button';
  'data-variant': ButtonVariant;
  'data-size': ButtonSize;
  'data-block': '' | undefined;
  className: string;
}

/**
 * The attributes of a button for a link element. Put icons beside the text as children.
 *
 * @example
 * <Link to="/salons" {...buttonProps({ variant: 'secondary' })}>View all <ArrowRight /></Link>
 */
export function buttonProps({
  variant = 'primary',
  size = 'm',
  block,
  className,
}: ButtonStyleProps = {}): ButtonAttributes {
  return {
    'data-component': 'button',
    'data-variant': variant,
    'data-size': size,
    'data-block': block ? '' : undefined,
    className: cx(classes['root'], className),
  };
}
