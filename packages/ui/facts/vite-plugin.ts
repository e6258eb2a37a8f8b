import type { Plugin } from 'vite';
import { factFiles, readComponents } from './components.ts';

const name = 'virtual:salonica/components';

/** Hands the facts of all components to code in a browser as one module. */
export function componentFacts(): Plugin {
  return {
    name: 'component-facts',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      for (const file of factFiles) this.addWatchFile(file);
      const facts = await readComponents(`?${Date.now()}`);
      return `export const components = ${JSON.stringify(facts)};`;
    },
  };
}
