import type { Resources } from './resources.ts';

/**
 * Loaded with every page, in one file: the shell, what has to be at hand when the network is not, and the pages where
 * visits begin, which link to each other.
 */
export const baseNamespaces = [
  'bookNow',
  'common',
  'discovery',
  'errors',
  'home',
  'pending',
  'results',
  'salon',
  'search',
  'shell',
  'times',
] as const;

/** Every namespace, by the name of its file. */
export type Namespace = keyof Resources;
