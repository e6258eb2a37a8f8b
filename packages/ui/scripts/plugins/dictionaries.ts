import type { Plugin } from 'vite';
import { keyOf } from '../../src/messages/by-component.ts';

/** Gives the strings of a dictionary the keys of their components in the build, not on each page. */
export function dictionaries(): Plugin {
  return {
    name: 'dictionaries',
    transform: {
      // After Vite has found the files.
      order: 'post',
      filter: { code: 'byComponent(files)' },
      handler: (code) =>
        code
          .replace('byComponent(files)', 'files')
          .replaceAll(/"([^"]+\.messages\.ts)"(?=:)/g, (_, path: string) => keyOf(path)),
    },
  };
}
