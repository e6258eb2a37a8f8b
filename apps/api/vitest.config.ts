import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  ssr: { resolve: { conditions: ['@salonica/source', ...defaultServerConditions] } },
  test: {
    name: 'api',
    globalSetup: ['test/global-setup.ts'],
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // Suites share only their server; loading the program again for each took a quarter of the run.
    isolate: false,
    // Opening a database or the emulator takes seconds on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
