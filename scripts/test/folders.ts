import { existsSync } from 'node:fs';
import { workspaces } from '../workspaces.mjs';

/** Folders with tests that Vitest runs in Node; those of Storybook run in a browser. */
export const tested = ['.', ...workspaces.filter((folder) => folder !== '.storybook')].filter(
  (folder) => existsSync(`${folder}/vitest.config.ts`),
);
