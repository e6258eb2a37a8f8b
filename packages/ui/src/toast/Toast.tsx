'use client';

import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import X from 'lucide-react/icons/x';
import { useRef, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { cx } from '../internal/cx.ts';
import { useMergedRefs } from '../internal/merge-refs.ts';
import type { ChangeDetails } from '../changes/index.ts';
import { useMessages } from '../messages/index.ts';
import { en, type ToastMessages } from './Toast.messages.ts';
import { useSwipe } from './use-swipe.ts';
import classes from './Toast.module.css';

/** The kind of message. `danger` interrupts. */
export type ToastTone = 'info' | 'success' | 'danger';

/** What requested closing the toast. */
export type ToastCloseReason = 'close-button' | 'swipe';

/** Props of {@link Toast}: every attribute of a `div`. */
export interface ToastProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Selects icon and colour. @default 'info' */
  tone?: ToastTone | undefined;
  /** What happened, in a few words. */
  title: string;
  /** One more sentence. */
  description?: string | undefined;
  /** One button, such as Undo. */
  action?: ReactNode;
  /** Without it there is no close button and no swipe. */
  onClose?: ((details: ChangeDetails<ToastCloseReason>) => void) | undefined;
  /** Replaces built-in strings of this instance. */
  messages?: Partial<ToastMessages> | undefined;
}

const icons = { info: Info, success: CircleCheck, danger: TriangleAlert };

/**
 * One short message. Renders a `div`; a `ToastRegion` positions and announces it.
 *
 * @since 0.1.0
 * @status stable
 * @example
 * <Toast tone="success" title="Login successful" description="Welcome back!" onClose={dismiss} />
 */
export function Toast({
  tone = 'info',
  title,
  description,
  action,
  onClose,
  messages,
  ref,
  className,
  ...rest
}: ToastProps): ReactElement {
  const t = useMessages('toast', en, messages);
  const own = useRef<HTMLDivElement>(null);
  useSwipe(own, onClose ? () => onClose({ reason: 'swipe' }) : undefined);
  const Icon = icons[tone];
  return (
    <div
      {...rest}
      ref={useMergedRefs(own, ref)}
      data-component="toast"
      data-tone={tone}
      className={cx(classes['root'], className)}
    >
      <span data-part="icon" aria-hidden="true" className={classes['icon']}>
        <Icon />
      </span>
      <div className={classes['text']}>
        <p data-part="title" className={classes['title']}>
          {title}
        </p>
        {description ? (
          <p data-part="description" className={classes['description']}>
            {description}
          </p>
        ) : null}
        {action ? (
          <div data-part="action" className={classes['action']}>
            {action}
          </div>
        ) : null}
      </div>
      {onClose ? (
        <IconButton
          variant="quiet"
          label={t.close}
          data-part="close"
          className={classes['close']}
          onClick={() => onClose({ reason: 'close-button' })}
        >
          <X />
        </IconButton>
      ) : null}
    </div>
  );
}
