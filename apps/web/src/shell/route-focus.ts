import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** A link by its unique attributes, since it is rendered again after Back. */
interface Followed {
  readonly href: string | null;
  /** Which of the links that lead there. */
  readonly index: number;
}

function linksTo(href: string | null): HTMLElement[] {
  const links = document.querySelectorAll<HTMLElement>('a[href]');
  return [...links].filter((link) => link.getAttribute('href') === href);
}

/** Notes the last link that was pressed in each step of the history. */
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
 * After a move to another page the focus stands on its heading, so that the next Tab starts there; after Back and Forward
 * on the link by which the visitor had left that page, while it is there.
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
