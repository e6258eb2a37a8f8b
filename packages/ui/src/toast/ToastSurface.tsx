'use client';

import { useEffect, useRef, type ComponentProps, type ReactElement, type RefObject } from 'react';
import { useMergedRefs } from '../internal/merge-refs.ts';
import { useRoom } from './use-room.ts';

interface ToastSurfaceProps extends ComponentProps<'section'> {
  /** Filled with what had the focus before a toast took it. */
  cameFrom: RefObject<HTMLElement | null>;
  /** There is a toast. */
  shown: boolean;
}

/** The popover that toasts lie in: in the top layer from the start, reached and left with F6. */
export function ToastSurface({ cameFrom, shown, ref, ...rest }: ToastSurfaceProps): ReactElement {
  const own = useRef<HTMLElement>(null);
  useRoom(own, shown);

  useEffect(() => {
    const region = own.current;
    if (!region) return undefined;
    region.showPopover();
    const remember = (event: FocusEvent): void => {
      const from = event.relatedTarget;
      if (from instanceof HTMLElement && !region.contains(from)) cameFrom.current = from;
    };
    const jump = (event: KeyboardEvent): void => {
      if (event.key !== 'F6' || event.altKey || event.ctrlKey || event.metaKey) return;
      if (region.contains(document.activeElement)) cameFrom.current?.focus();
      else if (region.querySelector('[data-component="toast"]')) region.focus();
      else return;
      event.preventDefault();
    };
    region.addEventListener('focusin', remember);
    document.addEventListener('keydown', jump);
    return () => {
      region.removeEventListener('focusin', remember);
      document.removeEventListener('keydown', jump);
    };
  }, [cameFrom]);

  return <section {...rest} ref={useMergedRefs(own, ref)} tabIndex={-1} popover="manual" />;
}
