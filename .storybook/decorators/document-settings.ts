import { useLayoutEffect } from 'react';
import { textSizes, type DocumentGlobals } from '../environment.ts';
import { forceColours } from './forced-colours.ts';

/** Sets theme, text size and colours on the document element: a story, or a page of the documentation. */
export function useDocumentSettings({ theme, textSize, colours }: DocumentGlobals): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
  }, [theme]);
  useLayoutEffect(() => {
    const root = document.documentElement;
    // As if the browser started with it.
    root.style.fontSize = textSize === 'normal' ? '' : `${textSizes[textSize]}%`;
  }, [textSize]);
  useLayoutEffect(
    () => (colours === 'forced' ? forceColours(document.documentElement) : undefined),
    [colours],
  );
}
