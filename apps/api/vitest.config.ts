import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** Tests beside the code that need the database. */
const needDatabase = 'src/**/*.db.test.ts';

export default defineConfig({
  ssr: { resolve: { conditions: ['@salonica/source', ...defaultServerConditions] } },
  test: {
    // Suites share only their server; loading the program again for each took a quarter of the run.
    isolate: false,
    // A database, the emulator or an idle connection takes seconds on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: { name: 'api unit', include: ['src/**/*.test.ts'], exclude: [needDatabase] },
      },
      {
        extends: true,
        test: {
          name: 'api',
          // Those in `test` concern the service as a whole.
          include: [needDatabase, 'test/**/*.test.ts'],
          globalSetup: ['test/global-setup.ts'],
        },
      },
    ],
  },
});
