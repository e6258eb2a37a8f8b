'use client';

import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { lockScroll } from './scroll-lock.ts';

/** What asks every modal dialog to close. */
export type ModalCloseReason = 'escape' | 'backdrop';

interface ModalOptions {
  open: boolean;
  lightDismiss: boolean;
  /** The element that takes the focus on opening. */
  focusFirst: () => HTMLElement | null;
  onAskToClose: (reason: ModalCloseReason) => void;
}

interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  /** Open, or still leaving: the content has to be there. */
  present: boolean;
}

function isBeside(event: MouseEvent, dialog: HTMLDialogElement): boolean {
  if (event.target !== dialog) return false;
  const box = dialog.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  return x < box.left || x > box.right || y < box.top || y > box.bottom;
}

/** Keeps a native modal dialog in step with `open`, and asks before it closes. */
export function useModal({ open, lightDismiss, focusFirst, onAskToClose }: ModalOptions): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);

  const focusNow = useEffectEvent(() => focusFirst()?.focus({ preventScroll: true }));
  const ask = useEffectEvent(onAskToClose);
  const askFromBackdrop = useEffectEvent(() => {
    if (lightDismiss) onAskToClose('backdrop');
  });

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
        ask('escape');
      },
      { signal },
    );
    dialog.addEventListener(
      'close',
      (event) => {
        // The browser insists on closing after a second Escape.
        if (event.target === dialog && !dialog.open) ask('escape');
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
        if (startedBeside && isBeside(event, dialog)) askFromBackdrop();
      },
      { signal },
    );
    const unlock = lockScroll();
    dialog.showModal();
    focusNow();
    return () => {
      listening.abort();
      dialog.close();
      unlock();
    };
  }, [open]);

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
