import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { findHeadlessShell } from '../scripts/chromium.mjs';
import { chromium } from './browser.ts';
import { languages } from './environment.ts';

const configDir = import.meta.dirname;
const shell = findHeadlessShell();
const machines = resolve(configDir, '../apps/web/src/**/*-machine{,.*}.stories.tsx');
const suites = resolve(configDir, '../packages/ui/test/browser');

export default defineConfig({
  test: {
    attachmentsDir: './test-results',
    projects: [
      ...languages.map((language) => ({
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir, initialGlobals: { theme: 'light', language } })],
        test: {
          name: language,
          // The states of a machine do not depend on the language; the screens that show them run in both.
          exclude: language === 'en' ? [] : [machines],
          // One page for all stories: a new one for each file takes longer than its tests.
          isolate: false,
          browser: chromium(shell),
          // Neither the background of a text nor its node depends on its language: one of them is enough.
          setupFiles: [
            './test/quiet-console.ts',
            language === 'en' ? './test/also-in-the-dark.ts' : './test/in-translation.ts',
          ],
        },
      })),
      {
        extends: './vite.config.ts',
        resolve: {
          alias: { '@salonica/storybook/preview': resolve(suites, 'story-preview.ts') },
        },
        test: {
          name: 'components',
          include: [`${suites}/*.test.tsx`, resolve(configDir, 'decorators/*.test.tsx')],
          globalSetup: resolve(suites, 'render-on-server.ts'),
          browser: chromium(shell),
          setupFiles: ['./test/quiet-console.ts'],
        },
      },
    ],
  },
});
