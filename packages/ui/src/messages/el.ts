/// <reference types="vite/client" />
import type { Dictionary } from './messages.tsx';

/** A copy of each module for this language alone: an English page would carry the Greek strings of its components otherwise. */
const files = import.meta.glob<object>('../*/*.messages.ts', {
  eager: true,
  import: 'el',
  query: '?el',
});

/** `../star-rating/StarRatingInput.messages.ts` is `starRatingInput`. */
const keyOf = (path: string): string =>
  path.replace(/^.*\/(\w)(\w*)\.messages\.ts$/, (_, first: string, rest: string) => {
    return first.toLowerCase() + rest;
  });

const components = Object.entries(files).map(([path, messages]) => [keyOf(path), messages]);

/** Greek strings of every component. */
export const el: Dictionary = { locale: 'el', ...Object.fromEntries(components) } as Dictionary;
