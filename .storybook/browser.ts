import { playwright } from '@vitest/browser-playwright';
import type { BrowserConfigOptions } from 'vitest/node';

/**
 * A new object at each call: Vitest modifies it, so projects must not share it.
 *
 * @param executablePath - the browser
 * @param ownArgs - more of its arguments
 */
export function chromium(
  executablePath: string,
  ownArgs: readonly string[] = [],
): BrowserConfigOptions {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: {
        executablePath,
        args: [
          // Glyphs are rendered the same, independent of the machine's font settings and colour profile.
          '--font-render-hinting=none',
          '--disable-lcd-text',
          '--force-color-profile=srgb',
          // A partial repaint overlaps itself on smooth corners, depending on timing.
          '--disable-partial-raster',
          ...ownArgs,
        ],
      },
      // A visitor in another zone than the salon reads both times.
      contextOptions: { reducedMotion: 'reduce', deviceScaleFactor: 1, timezoneId: 'UTC' },
    }),
    instances: [{ browser: 'chromium' }],
  };
}
