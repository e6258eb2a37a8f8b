/// <reference types="vite/client" />
import type { Dictionary } from './messages.tsx';

const files = import.meta.glob<object>('../*/*.messages.ts', { eager: true, import: 'el' });

/** `../star-rating/StarRatingInput.messages.ts` is `starRatingInput`. */
const keyOf = (path: string): string =>
  path.replace(/^.*\/(\w)(\w*)\.messages\.ts$/, (_, first: string, rest: string) => {
    return first.toLowerCase() + rest;
  });

const components = Object.entries(files).map(([path, messages]) => [keyOf(path), messages]);

/** Greek strings of every component. */
export const el: Dictionary = { locale: 'el', ...Object.fromEntries(components) } as Dictionary;
