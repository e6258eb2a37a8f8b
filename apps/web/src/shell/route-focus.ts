import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** A link by its unique attributes, because it is rendered again after Back. */
interface Followed {
  readonly href: string | null;
  /** Its index among links to that page. */
  readonly index: number;
}

function linksTo(href: string | null): HTMLElement[] {
  const links = document.querySelectorAll<HTMLElement>('a[href]');
  return [...links].filter((link) => link.getAttribute('href') === href);
}

/** Records the last pressed link of each history entry. */
function useFollowedLinks(step: string): RefObject<ReadonlyMap<string, Followed>> {
  const followed = useRef(new Map<string, Followed>());
  useEffect(() => {
    const note = ({ target }: Event): void => {
      const link = target instanceof Element ? target.closest<HTMLElement>('a[href]') : null;
      if (link === null) return;
      const href = link.getAttribute('href');
      followed.current.set(step, { href, index: linksTo(href).indexOf(link) });
    };
    document.addEventListener('click', note, true);
    return () => document.removeEventListener('click', note, true);
  }, [step]);
  return followed;
}

/**
 * Focus after navigation: on the heading of a new page, so that the next Tab starts there; after
 * Back and Forward on the link by which the visitor left that page, if it exists.
 */
export function useRouteFocus(): void {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const followed = useFollowedLinks(key);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const left = type === NavigationType.Pop ? followed.current.get(key) : undefined;
    const link = left && linksTo(left.href)[left.index];
    if (link !== undefined) {
      link.focus({ preventScroll: true });
      return;
    }
    const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    if (target === null || target.contains(document.activeElement)) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname, key, type, followed]);
}
