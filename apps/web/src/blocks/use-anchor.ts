import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';

/** The id that an address names. One that was cut off in the middle of a character is taken as it is. */
function namedId(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/**
 * Calls back with the element inside `container` that the address names (`#id`): when the page comes, and again
 * with every press of such a link, the same one too.
 */
export function useAnchor(
  container: RefObject<HTMLElement | null>,
  onNamed: (target: HTMLElement) => void,
): void {
  const location = useLocation();
  const tell = useEffectEvent(onNamed);
  useEffect(() => {
    const id = namedId(location.hash);
    const target = id === '' ? null : document.getElementById(id);
    if (target !== null && container.current?.contains(target) === true) tell(target);
  }, [container, location]);
}

/** Moves the focus to an element that is not a stop of the Tab key, such as a heading. */
export function focusQuietly(target: HTMLElement): void {
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
