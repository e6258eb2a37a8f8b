'use client';

import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useStableCallback } from '../use-stable-callback.ts';
import { lockScroll } from './scroll-lock.ts';

/** What requests closing a modal dialog. */
export type ModalCloseReason = 'escape' | 'backdrop';

interface ModalOptions {
  open: boolean;
  lightDismiss: boolean;
  /** The element that takes the focus on opening. */
  focusFirst: () => HTMLElement | null;
  onCloseRequest: (reason: ModalCloseReason) => void;
  /** Called if the browser opened it before hydration. */
  onOpened?: (() => void) | undefined;
}

interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  /** Open, or in its exit transition: the content has to be mounted. */
  present: boolean;
}

function isBeside(event: MouseEvent, dialog: HTMLDialogElement): boolean {
  if (event.target !== dialog) return false;
  const box = dialog.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  return x < box.left || x > box.right || y < box.top || y > box.bottom;
}

/** Synchronises a native modal dialog with `open`, and requests closing. */
export function useModal({
  open,
  lightDismiss,
  focusFirst,
  onCloseRequest,
  onOpened,
}: ModalOptions): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);

  const focusNow = useStableCallback(() => focusFirst()?.focus({ preventScroll: true }));
  const requestClose = useStableCallback(onCloseRequest);
  const requestCloseFromBackdrop = useStableCallback(() => {
    if (lightDismiss) onCloseRequest('backdrop');
  });

  const reportOpened = useStableCallback(() => onOpened?.());
  useLayoutEffect(() => {
    if (ref.current?.open) reportOpened();
  }, [reportOpened]);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    // A press counts only when it both starts and ends beside the dialog.
    let startedBeside = false;
    dialog.addEventListener(
      'cancel',
      (event) => {
        if (event.target !== dialog) return;
        event.preventDefault();
        requestClose('escape');
      },
      { signal },
    );
    dialog.addEventListener(
      'close',
      (event) => {
        // The browser enforces closing after a second Escape.
        if (event.target === dialog && !dialog.open) requestClose('escape');
      },
      { signal },
    );
    dialog.addEventListener(
      'pointerdown',
      (event) => {
        startedBeside = isBeside(event, dialog);
      },
      { signal },
    );
    dialog.addEventListener(
      'click',
      (event) => {
        if (startedBeside && isBeside(event, dialog)) requestCloseFromBackdrop();
      },
      { signal },
    );
    const unlock = lockScroll(dialog);
    // Opened by the browser, it has the focus already.
    if (!dialog.open) {
      dialog.showModal();
      focusNow();
    }
    return () => {
      listening.abort();
      dialog.close();
      unlock();
    };
  }, [open, focusNow, requestClose, requestCloseFromBackdrop]);

  useEffect(() => {
    const dialog = ref.current;
    if (open || !present || !dialog) return undefined;
    let stale = false;
    const leaving = dialog.getAnimations().map((animation) => animation.finished);
    void Promise.allSettled(leaving).then(() => {
      if (!stale) setPresent(false);
    });
    return () => {
      stale = true;
    };
  }, [open, present]);

  return { ref, present };
}
