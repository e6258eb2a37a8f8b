import type { ComponentFacts } from './components.ts';

/**
 * The data of all components for code in a browser. The Vite plugin beside this file fills the
 * list.
 */
export const components: readonly ComponentFacts[] = [];
