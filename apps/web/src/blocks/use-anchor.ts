import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';

/** The id in a URL fragment. An incomplete escape sequence is used unchanged. */
function namedId(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/**
 * Calls back with the element inside `container` that the URL fragment (`#id`) names: on mount, and
 * on every press of such a link, including repeated ones.
 */
export function useAnchor(
  container: RefObject<HTMLElement | null>,
  onNamed: (target: HTMLElement) => void,
): void {
  const location = useLocation();
  const handleNamed = useEffectEvent(onNamed);
  useEffect(() => {
    const id = namedId(location.hash);
    const target = id === '' ? null : document.getElementById(id);
    if (target !== null && container.current?.contains(target) === true) handleNamed(target);
  }, [container, location]);
}

/** Moves the focus to an element outside the tab order, such as a heading. */
export function focusQuietly(target: HTMLElement): void {
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
