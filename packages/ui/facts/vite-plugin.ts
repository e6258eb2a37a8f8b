import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { factFiles, readComponents } from './components.ts';

const list = resolve(import.meta.dirname, 'all-components.ts');

/** Fills the list of all components, so that code in a browser has their data in one module. */
export function componentFacts(): Plugin {
  return {
    name: 'component-facts',
    enforce: 'pre',
    async load(id) {
      if (id !== list) return undefined;
      for (const file of factFiles) this.addWatchFile(file);
      const facts = await readComponents(`?${Date.now()}`);
      return `export const components = ${JSON.stringify(facts)};`;
    },
  };
}
