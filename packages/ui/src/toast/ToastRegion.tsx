'use client';

import { useRef, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '../internal/cx.ts';
import type { ChangeDetails } from '../changes/index.ts';
import { focusBeside } from '../internal/root-of.ts';
import { useMessages } from '../messages/index.ts';
import type { ToastCloseReason, ToastTone } from './Toast.tsx';
import { en, type ToastMessages } from './Toast.messages.ts';
import { ToastSlot } from './ToastSlot.tsx';
import { ToastPopover } from './ToastPopover.tsx';
import { useDialogHost } from './use-dialog-host.ts';
import classes from './ToastRegion.module.css';

/** The visible toast. */
export interface ToastContent {
  /** A new `id` is a new message and is announced. */
  id: string;
  /** Selects icon and colour; `danger` interrupts a screen reader. @default 'info' */
  tone?: ToastTone | undefined;
  /** What happened, in a few words. */
  title: string;
  /** One more sentence. */
  description?: string | undefined;
  /** One button, such as Undo. */
  action?: ReactNode;
}

/** Props of {@link ToastRegion}: every attribute of a `section`. */
export interface ToastRegionProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The visible message, or null. The region itself is mounted from the first page on. */
  toast: ToastContent | null;
  /** Requests closing the toast of this `id`. */
  onClose: (id: string, details: ChangeDetails<ToastCloseReason>) => void;
  /** The pointer or the focus entered the toast: its timer pauses. */
  onPause?: (() => void) | undefined;
  /** Pointer and focus have left, or the toast is closed. */
  onResume?: (() => void) | undefined;
  /** Replaces built-in strings of this instance. */
  messages?: Partial<ToastMessages> | undefined;
}

/**
 * The region of toasts: one at a time, above everything, including dialogs. Renders a `section`
 * landmark with a polite and an assertive live region. F6 moves the focus to a toast; F6 again and
 * closing return it.
 *
 * @example <ToastRegion toast={current} onClose={dismiss} onPause={pause} onResume={resume} />
 */
export function ToastRegion({
  toast,
  onClose,
  onPause,
  onResume,
  messages,
  className,
  ...rest
}: ToastRegionProps): ReactElement {
  const t = useMessages('toast', en, messages);
  const surface = useRef<HTMLDivElement>(null);
  const host = useDialogHost(surface);
  const cameFrom = useRef<HTMLElement>(null);
  const returnFocus = (): void => {
    const focus = surface.current && focusBeside(surface.current);
    if (!focus || !surface.current?.contains(focus)) return;
    // After closing with the pointer the user looks at this part of the page.
    cameFrom.current?.focus({ preventScroll: !focus.matches(':focus-visible') });
  };

  const view = toast ? (
    <ToastSlot
      key={toast.id}
      tone={toast.tone}
      title={toast.title}
      description={toast.description}
      action={toast.action}
      messages={messages}
      onClose={(details) => onClose(toast.id, details)}
      onPause={onPause}
      onResume={onResume}
      onLeave={returnFocus}
    />
  ) : null;
  const urgent = toast?.tone === 'danger';
  const region = (
    <ToastPopover
      aria-label={t.region}
      {...rest}
      cameFrom={cameFrom}
      shown={toast !== null}
      data-component="toast-region"
      className={cx(classes['root'], className)}
    >
      <div ref={surface} data-part="live">
        <div role="status">{urgent ? null : view}</div>
        <div role="alert">{urgent ? view : null}</div>
      </div>
    </ToastPopover>
  );
  return host ? createPortal(region, host) : region;
}
