'use client';

import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { useMessages } from '../messages/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { en, type BannerMessages } from './Banner.messages.ts';
import classes from './Banner.module.css';

/** Props of {@link Banner}: every attribute of a `div`. */
export interface BannerProps extends ComponentProps<'div'> {
  /** Selects icon, colour and the word announced first. @default 'info' */
  tone?: 'info' | 'warning' | undefined;
  /** One short sentence. */
  children: ReactNode;
  /** A button or link at the end. */
  action?: ReactNode;
  /** Replaces built-in strings of this instance. */
  messages?: Partial<BannerMessages> | undefined;
}

/**
 * A sentence about the whole page, across its width. Renders a `div` with `role="status"`.
 *
 * @since 0.1.0
 * @status stable
 * @example
 * <Banner tone="warning">Preview backend disconnected.</Banner>
 */
export function Banner({
  tone = 'info',
  action,
  messages: own,
  className,
  children,
  ...rest
}: BannerProps): ReactElement {
  const messages = useMessages('banner', en, own);
  const Icon = tone === 'warning' ? TriangleAlert : Info;
  return (
    <div
      role="status"
      {...rest}
      data-component="banner"
      data-tone={tone}
      className={cx(classes['root'], className)}
    >
      <Icon aria-hidden="true" data-part="icon" className={classes['icon']} />
      <p data-part="text" className={classes['text']}>
        <VisuallyHidden>{messages[tone]} </VisuallyHidden>
        {children}
      </p>
      {action ? (
        <div data-part="action" className={classes['action']}>
          {action}
        </div>
      ) : null}
    </div>
  );
}
