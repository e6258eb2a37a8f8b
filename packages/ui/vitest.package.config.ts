import { defineConfig } from 'vitest/config';

/** Tests of the published package: run `pack` first. */
export default defineConfig({
  test: {
    name: 'package',
    include: ['test/package/**/*.test.ts'],
    // Builds apps and starts servers, on slow machines too.
    testTimeout: 120_000,
    // Measurements must not run concurrently on a small machine.
    fileParallelism: false,
  },
});
