import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type SalonTab, tabIn, tabSearch } from './salon-tabs.ts';

export interface SalonTabState {
  readonly tab: SalonTab;
  /**
   * Shows a view; `replace` while the visitor only moves across tabs. On a phone, where the bar is
   * in the lower half, a press brings the view into sight.
   */
  readonly choose: (tab: SalonTab, how?: { replace?: boolean }) => void;
  /** For a link elsewhere on the page: shows a view, scrolls to it and moves the focus. */
  readonly jump: (tab: SalonTab) => (event: MouseEvent) => void;
  /** Props of the element around tab bar and views. */
  readonly frame: (element: HTMLElement | null) => void;
}

interface Arrival {
  readonly tab: SalonTab;
  /** A link elsewhere on the page, a press on the tab, or a move across tabs. */
  readonly by: 'link' | 'press' | 'move';
}

/** As in the style sheets. */
const phone = '(width < 768px)';

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** The salon's tab is in the URL: it can be shared, and Back goes to the previous one. */
export function useSalonTab(): SalonTabState {
  const { search } = useLocation();
  const navigate = useNavigate();
  const tab = tabIn(search);
  const frame = useRef<HTMLElement>(null);
  const wanted = useRef<Arrival | null>(null);

  const arrive = () => {
    const element = frame.current;
    const arrival = wanted.current;
    if (element === null || arrival === null) return;
    wanted.current = null;
    const { top } = element.getBoundingClientRect();
    const isFarBelow = arrival.by === 'press' && window.matchMedia(phone).matches;
    // To the very edge, where the bar is sticky: the usual scroll margin would stay empty.
    if (arrival.by === 'link' || isFarBelow || top < 0) window.scrollBy(0, top);
    if (arrival.by !== 'link') return;
    const panel = element.querySelector<HTMLElement>('[role="tabpanel"]:not([hidden])');
    panel?.focus({ preventScroll: true });
  };
  // The requested view is shown; Back restores the earlier scroll position.
  useLayoutEffect(() => {
    if (wanted.current?.tab === tab) arrive();
  });

  const go = (next: SalonTab, by: Arrival['by']) => {
    wanted.current = { tab: next, by };
    if (next === tab) arrive();
    else {
      const options = { replace: by === 'move', preventScrollReset: true, flushSync: true };
      // Synchronous: the next key has to find the tab that this one selected.
      void navigate({ search: tabSearch(next) }, options);
    }
  };
  return {
    tab,
    choose: (next, { replace = false } = {}) => go(next, replace ? 'move' : 'press'),
    jump: (next) => (event) => {
      if (!isPlain(event)) return;
      event.preventDefault();
      go(next, 'link');
    },
    frame: (element) => {
      frame.current = element;
    },
  };
}
