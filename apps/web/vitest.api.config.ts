import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/**
 * Every port against the real API: a separate process on a real PostgreSQL, with the identity
 * emulator.
 */
export default defineConfig({
  ssr: { resolve: { conditions: ['@salonica/source', ...defaultServerConditions] } },
  test: {
    name: 'web-api',
    include: ['api-tests/**/*.test.ts'],
    globalSetup: ['api-tests/global-setup.ts'],
    setupFiles: ['src/app/test-setup.ts'],
    // Servers take seconds to start on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
