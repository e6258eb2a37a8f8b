import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type SalonTab, tabIn, tabSearch } from './salon-tabs.ts';

export interface SalonTabState {
  readonly tab: SalonTab;
  /** Shows a view; `replace` while the visitor only moves across tabs. */
  readonly choose: (tab: SalonTab, how?: { replace?: boolean }) => void;
  /** For a link elsewhere on the page: shows a view, scrolls to it and moves the focus. */
  readonly jump: (tab: SalonTab) => (event: MouseEvent) => void;
  /** Props of the element around tab bar and views. */
  readonly frame: (element: HTMLElement | null) => void;
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** The salon's tab is in the URL: it can be shared, and Back goes to the previous one. */
export function useSalonTab(): SalonTabState {
  const { search } = useLocation();
  const navigate = useNavigate();
  const tab = tabIn(search);
  const frame = useRef<HTMLElement>(null);
  const wanted = useRef<{ readonly tab: SalonTab; readonly isJump: boolean } | null>(null);

  const arrive = () => {
    const element = frame.current;
    const arrival = wanted.current;
    if (element === null || arrival === null) return;
    wanted.current = null;
    const { top } = element.getBoundingClientRect();
    // To the very edge, where the bar is sticky: the usual scroll margin would stay empty.
    if (arrival.isJump || top < 0) window.scrollBy(0, top);
    if (!arrival.isJump) return;
    const panel = element.querySelector<HTMLElement>('[role="tabpanel"]:not([hidden])');
    panel?.focus({ preventScroll: true });
  };
  // The requested view is shown; Back restores the earlier scroll position.
  useLayoutEffect(() => {
    if (wanted.current?.tab === tab) arrive();
  });

  const go = (next: SalonTab, isJump: boolean, replace: boolean) => {
    wanted.current = { tab: next, isJump };
    if (next === tab) arrive();
    else {
      const options = { replace, preventScrollReset: true, flushSync: true };
      // Synchronous: the next key has to find the tab that this one selected.
      void navigate({ search: tabSearch(next) }, options);
    }
  };
  return {
    tab,
    choose: (next, { replace = false } = {}) => go(next, false, replace),
    jump: (next) => (event) => {
      if (!isPlain(event)) return;
      event.preventDefault();
      go(next, true, false);
    },
    frame: (element) => {
      frame.current = element;
    },
  };
}
