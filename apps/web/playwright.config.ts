import { defineConfig } from '@playwright/test';
import { browserOptions } from '../../scripts/stack/browser.ts';
import { appUrl } from './e2e/support/stack.ts';
import type { Options } from './e2e/support/test.ts';

export default defineConfig<Options>({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/global-setup.ts',
  timeout: 45_000,
  expect: { timeout: 10_000 },
  // One more than there are cores: a journey waits for a third of its time.
  workers: 3,
  // Browsers share cores: a stalled one gets a retry, and is reported as flaky.
  retries: 1,
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: appUrl,
    launchOptions: browserOptions(),
    // Recording costs a tenth of every journey, and failed ones run again.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    timezoneId: 'Europe/Athens',
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'desktop-en',
      grepInvert: /@greek/,
      use: { viewport: { width: 1440, height: 900 }, language: 'en' },
    },
    {
      // The most common journeys also run in Greek on a phone.
      name: 'mobile-el',
      grep: /@both|@greek/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, language: 'el' },
    },
  ],
});
