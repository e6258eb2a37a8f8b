'use client';

import { useState, type ComponentProps, type ReactElement } from 'react';
import { cx } from '../internal/cx.ts';
import { useMessages } from '../messages/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { en, type AvatarMessages } from './Avatar.messages.ts';
import classes from './Avatar.module.css';

/** Props of {@link Avatar}: every attribute of a `span`. */
export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The person: source of the initial, and the picture's text unless it is decorative. */
  name: string;
  /** URL of the picture; without one, or if it fails to load, the initial shows. */
  src?: string | null | undefined;
  /** Diameter in CSS pixels. @default 48 */
  size?: 36 | 48 | 72 | 104 | undefined;
  /** Omits the text because the name is beside it. @default false */
  decorative?: boolean | undefined;
  /** Shows the dot with an announced word. @default false */
  online?: boolean | undefined;
  /** Shows the word beside the picture instead of only announcing it. @default false */
  onlineWordVisible?: boolean | undefined;
  /** In the first screen: its picture loads immediately. @default false */
  eager?: boolean | undefined;
  /** Replaces built-in strings of this instance. */
  messages?: Partial<AvatarMessages> | undefined;
}

/** The first letter of a name as a capital, without an accent in Greek. */
function initialOf(name: string): string {
  const [first = ''] = name.trim();
  return first.toLocaleUpperCase('el');
}

/**
 * The picture of a person, or the initial. Renders a `span` around an `img`.
 *
 * @since 0.1.0
 * @status stable
 * @example
 * <Avatar name="Nikos Petridis" src="/storage/avatars/nikos.webp" size={72} online />
 */
export function Avatar({
  name,
  src,
  size = 48,
  decorative = false,
  online = false,
  onlineWordVisible = false,
  eager = false,
  messages: own,
  className,
  ...rest
}: AvatarProps): ReactElement {
  const messages = useMessages('avatar', en, own);
  const [broken, setBroken] = useState<string | null>(null);
  const picture = src && src !== broken ? src : null;
  return (
    <span
      {...rest}
      data-component="avatar"
      data-size={size}
      className={cx(classes['root'], className)}
    >
      <span data-part="frame" className={classes['frame']}>
        {picture ? (
          <img
            // A picture that failed before hydration fires no event any more.
            ref={(image) => {
              if (image?.complete && image.naturalWidth === 0) setBroken(picture);
            }}
            src={picture}
            alt={decorative ? '' : name}
            width={size}
            height={size}
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
            className={classes['image']}
            onError={() => setBroken(picture)}
          />
        ) : (
          <span
            role={decorative ? undefined : 'img'}
            aria-label={decorative ? undefined : name}
            aria-hidden={decorative || undefined}
            data-part="initial"
            className={classes['initial']}
          >
            {initialOf(name)}
          </span>
        )}
        {online ? (
          <span data-part="dot" className={classes['dot']}>
            {onlineWordVisible ? null : <VisuallyHidden>{messages.online}</VisuallyHidden>}
          </span>
        ) : null}
      </span>
      {online && onlineWordVisible ? (
        <span data-part="word" className={classes['word']}>
          {messages.online}
        </span>
      ) : null}
    </span>
  );
}
