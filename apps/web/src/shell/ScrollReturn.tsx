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

/**
 * Renders all of a page to which the visitor returns (see app.css): with approximate heights above
 * it, a stored position would show another part of the page. Browsers remember the heights after
 * that. A reloaded document starts in this state.
 */
function WholePage() {
  const { key } = useLocation();
  const type = useNavigationType();
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (shown.current !== undefined && shown.current !== key && type === NavigationType.Pop)
      dataset['whole'] = '';
    shown.current = key;
    requestAnimationFrame(() => requestAnimationFrame(() => delete dataset['whole']));
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
