import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The suites compose the stories of a file as it is written. */
export const isSuite = process.env['VITEST'] !== undefined;

const helper = resolve(import.meta.dirname, 'states-of.tsx');

const storyFile = /^(.*\/packages\/ui\/src\/([\w-]+)\/[A-Z]\w*)\.stories\.tsx$/;

/** The folder of a component with states, by its stories: each that can have the focus lists its keys. */
export function folderWithStates(file: string): string | undefined {
  const [, base, folder] = storyFile.exec(file) ?? [];
  return base !== undefined && existsSync(`${base}.keys.ts`) ? folder : undefined;
}

/** Adds the story of its states to the stories of each component that has some: a new one needs no line for it. */
export function componentStates(): Plugin {
  return {
    name: 'component-states',
    enforce: 'pre',
    transform(code, id) {
      const folder = folderWithStates(id);
      if (folder === undefined) return undefined;
      const more = `import { statesOf } from ${JSON.stringify(helper)};
export const States = statesOf(Default, ${JSON.stringify(folder)});`;
      return { code: `${code}\n${more}\n`, map: null };
    },
  };
}
