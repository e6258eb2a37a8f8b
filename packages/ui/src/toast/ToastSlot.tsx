'use client';

import { useLayoutEffect, useRef, type ReactElement } from 'react';
import { useStableCallback } from '../internal/use-stable-callback.ts';
import { Toast, type ToastProps } from './Toast.tsx';

type Hold = 'pointer' | 'focus';

interface ToastSlotProps extends ToastProps {
  onPause: (() => void) | undefined;
  onResume: (() => void) | undefined;
  /** The toast is about to close. */
  onLeave: () => void;
}

/** A toast in its region: one pause for pointer and focus together, until both have left. */
export function ToastSlot({ onPause, onResume, onLeave, ...rest }: ToastSlotProps): ReactElement {
  const holds = useRef(new Set<Hold>());

  const hold = (by: Hold): void => {
    if (holds.current.size === 0) onPause?.();
    holds.current.add(by);
  };
  const release = (by: Hold): void => {
    if (holds.current.delete(by) && holds.current.size === 0) onResume?.();
  };

  const leave = useStableCallback((held: boolean) => {
    onLeave();
    if (held) onResume?.();
  });
  // The cleanup of a layout effect runs while the toast still holds the focus.
  useLayoutEffect(() => {
    const held = holds.current;
    return () => leave(held.size > 0);
  }, [leave]);

  return (
    <Toast
      {...rest}
      onPointerEnter={() => hold('pointer')}
      onPointerLeave={() => release('pointer')}
      onFocus={() => hold('focus')}
      onBlur={() => release('focus')}
    />
  );
}
