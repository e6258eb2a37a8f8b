import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** After a move to another page the focus stands on its heading, so that the next Tab starts there. */
export function useRouteFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    if (target === null || target.contains(document.activeElement)) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname]);
}
