import { playwright } from '@vitest/browser-playwright';
import type { BrowserConfigOptions } from 'vitest/node';
import { findChromium } from '../scripts/chromium.mjs';

/** A new object at each call: Vitest changes the one it is given, so projects must not share it. */
export function chromium(): BrowserConfigOptions {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: {
        executablePath: findChromium(),
        args: [
          // Glyphs are rendered the same, independent of the machine's font settings and colour profile.
          '--font-render-hinting=none',
          '--disable-lcd-text',
          '--force-color-profile=srgb',
          // A partial repaint overlaps itself on smooth corners, depending on timing.
          '--disable-partial-raster',
        ],
      },
      contextOptions: { reducedMotion: 'reduce', deviceScaleFactor: 1 },
    }),
    instances: [{ browser: 'chromium' }],
  };
}
