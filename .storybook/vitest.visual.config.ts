import { resolve } from 'node:path';
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { findChromium } from '../scripts/chromium.mjs';
import { chromium } from './browser.ts';
import vite from './vite.config.ts';
import { componentStates } from './states/plugin.ts';
import { baselineOf, browserNotice, differences } from './visual/baselines.ts';
import { servedArt } from './visual/served-art.ts';
import { photograph } from './visual/photograph.ts';
import { loaded } from './visual/requests.ts';

// An intentional change must never become the baseline.
const isUpdate = process.argv.some((arg) => arg === '-u' || arg.startsWith('--update'));

const notice = browserNotice();
if (notice !== undefined) process.stderr.write(`${notice}\n`);

export default mergeConfig(
  vite,
  defineConfig({
    root: import.meta.dirname,
    plugins: [componentStates(), servedArt()],
    test: {
      name: 'visual',
      attachmentsDir: differences,
      include: isUpdate ? ['visual/{visual,states,screens}.test.ts'] : ['visual/*.test.ts'],
      setupFiles: ['visual/canvas.css', 'test/quiet-console.ts'],
      testTimeout: 60_000,
      browser: {
        ...chromium(findChromium(), [
          // A frame is drawn when all of it is: otherwise layers and pictures come in later ones on a busy machine.
          '--run-all-compositor-stages-before-draw',
          '--disable-checker-imaging',
        ]),
        commands: { loaded, photograph },
        expect: {
          toMatchScreenshot: {
            comparatorName: 'pixelmatch',
            // A screenshot that does not settle in time on a busy machine is not a change.
            timeout: 25_000,
            // still.css has stopped animations; scroll-driven ones remain.
            screenshotOptions: { animations: 'allow' },
            // Tolerates one level of rounding: a colour that differs by two is a change.
            comparatorOptions: { threshold: 0.005, allowedMismatchedPixels: 0 },
            // Compares intentional changes with the original screenshot.
            resolveScreenshotPath: ({ arg, ext }) =>
              `${baselineOf(arg.replace(/^changed\//, ''))}${ext}`,
            resolveDiffPath: ({ arg, ext }) => resolve(differences, `${arg}${ext}`),
          },
        },
      },
    },
  }),
);
