'use client';

import { useEffect, useRef, type ComponentProps, type ReactElement, type RefObject } from 'react';
import { useMergedRefs } from '../internal/merge-refs.ts';
import { focusBeside } from '../internal/root-of.ts';
import { useRoom } from './use-room.ts';

interface ToastPopoverProps extends ComponentProps<'section'> {
  /** Set to the element that had the focus before the toast. */
  cameFrom: RefObject<HTMLElement | null>;
  /** Whether there is a toast. */
  shown: boolean;
}

/** The popover of the toasts: always in the top layer, reached and left with F6. */
export function ToastPopover({ cameFrom, shown, ref, ...rest }: ToastPopoverProps): ReactElement {
  const own = useRef<HTMLElement>(null);
  useRoom(own, shown);

  useEffect(() => {
    const region = own.current;
    // Its dialog may have been removed meanwhile.
    if (!region?.isConnected) return undefined;
    region.showPopover();
    const remember = (event: FocusEvent): void => {
      const from = event.relatedTarget as HTMLElement | null;
      if (from && !region.contains(from)) cameFrom.current = from;
    };
    const jump = (event: KeyboardEvent): void => {
      if (event.key !== 'F6' || event.altKey || event.ctrlKey || event.metaKey) return;
      if (region.contains(focusBeside(region))) cameFrom.current?.focus();
      else if (region.querySelector('[data-component="toast"]')) region.focus();
      else return;
      event.preventDefault();
    };
    region.addEventListener('focusin', remember);
    const { ownerDocument } = region;
    ownerDocument.addEventListener('keydown', jump);
    return () => {
      region.removeEventListener('focusin', remember);
      ownerDocument.removeEventListener('keydown', jump);
    };
  }, [cameFrom]);

  return <section {...rest} ref={useMergedRefs(own, ref)} tabIndex={-1} popover="manual" />;
}
