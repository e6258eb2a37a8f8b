import type { Resources } from './resources.ts';

/**
 * Loaded with every page, in one file: the shell, texts for a missing network, and lists of salons.
 */
export const baseNamespaces = ['common', 'discovery', 'errors', 'pending', 'shell'] as const;

/** Every namespace, by its file name. */
export type Namespace = keyof Resources;
