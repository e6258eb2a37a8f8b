import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { chromium } from './browser.ts';
import vite from './vite.config.ts';
import { baselines, browserNotice } from './visual/baselines.ts';

const differences = resolve(import.meta.dirname, 'test-results');

// A change that is made on purpose must never be taken over as the picture.
const isUpdate = process.argv.some((arg) => arg === '-u' || arg.startsWith('--update'));

const notice = existsSync(baselines) ? browserNotice() : undefined;
if (notice !== undefined) process.stderr.write(`${notice}\n`);

export default mergeConfig(
  vite,
  defineConfig({
    root: import.meta.dirname,
    test: {
      name: 'visual',
      attachmentsDir: differences,
      include: [isUpdate ? 'visual/visual.test.ts' : 'visual/*.test.ts'],
      setupFiles: ['visual/canvas.css', 'test/quiet-console.ts'],
      testTimeout: 60_000,
      browser: {
        ...chromium(),
        expect: {
          toMatchScreenshot: {
            comparatorName: 'pixelmatch',
            // A picture that does not stand still in time on a busy machine is no change.
            timeout: 25_000,
            // still.css has stopped them; what follows a scroller instead of the time stays.
            screenshotOptions: { animations: 'allow' },
            // Lets one level of rounding pass: a colour that moves by two is a change.
            comparatorOptions: { threshold: 0.005, allowedMismatchedPixels: 0 },
            // What is changed on purpose is held against the picture without the change.
            resolveScreenshotPath: ({ arg, ext }) =>
              resolve(baselines, `${arg.replace(/^changed\//, '')}${ext}`),
            resolveDiffPath: ({ arg, ext }) => resolve(differences, `${arg}${ext}`),
          },
        },
      },
    },
  }),
);
