import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { chromium } from './browser.ts';
import { languages } from './environment.ts';

const themes = ['light', 'dark'] as const;
const configDir = import.meta.dirname;
const suites = resolve(configDir, '../packages/ui/test/browser');

const environments = themes.flatMap((theme) => languages.map((language) => ({ theme, language })));

export default defineConfig({
  test: {
    attachmentsDir: './test-results',
    projects: [
      ...environments.map((initialGlobals) => ({
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir, initialGlobals })],
        test: {
          name: `${initialGlobals.theme}-${initialGlobals.language}`,
          // One page for all stories: a new one for each file takes longer than its tests.
          isolate: false,
          browser: chromium(),
          setupFiles: ['./test/quiet-console.ts'],
        },
      })),
      {
        extends: './vite.config.ts',
        resolve: {
          alias: { '@salonica/storybook/preview': resolve(suites, 'story-preview.ts') },
        },
        test: {
          name: 'components',
          include: [`${suites}/*.test.tsx`],
          globalSetup: resolve(suites, 'render-on-server.ts'),
          browser: chromium(),
          setupFiles: ['./test/quiet-console.ts'],
        },
      },
    ],
  },
});
