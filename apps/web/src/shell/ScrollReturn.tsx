import { useLayoutEffect, useRef } from 'react';
import {
  type Location,
  NavigationType,
  ScrollRestoration,
  useLocation,
  useNavigationType,
} from 'react-router-dom';

/**
 * Scroll positions are stored per history entry. The first entry of every document has the same
 * key, so there the URL is part of the key: a link to a section must not restore the position of
 * another page.
 */
function placeOf({ key, pathname, search, hash }: Location): string {
  return key === 'default' ? `${pathname}${search}${hash}` : key;
}

/** Whether the document itself is opened at a position, by a reload or by Back from another site. */
function isReturned(): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  return opened !== undefined && 'type' in opened && opened.type !== 'navigate';
}

/**
 * Renders all of a page to which the visitor returns (see app.css): with approximate heights above
 * it, a stored position would show another part of the page. Browsers remember the heights after
 * that.
 */
function WholePage() {
  const { key } = useLocation();
  const type = useNavigationType();
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    const isFirst = shown.current === undefined;
    if (shown.current === key) return;
    shown.current = key;
    if (isFirst ? !isReturned() : type !== NavigationType.Pop) return;
    const page = document.documentElement;
    page.dataset['whole'] = '';
    requestAnimationFrame(() => requestAnimationFrame(() => delete page.dataset['whole']));
  }, [key, type]);
  return null;
}

/** Returns to the scroll position of a history entry. */
export function ScrollReturn() {
  return (
    <>
      {/* Before the other, whose effect scrolls. */}
      <WholePage />
      <ScrollRestoration getKey={placeOf} />
    </>
  );
}
