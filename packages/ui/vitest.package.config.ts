import { defineConfig } from 'vitest/config';

/** What holds for the package as it is published: run `pack` first. */
export default defineConfig({
  test: {
    name: 'package',
    include: ['test/package/**/*.test.ts'],
    // Builds apps and starts servers, on slow machines too.
    testTimeout: 120_000,
    // Nothing is measured twice at once on a small machine.
    fileParallelism: false,
  },
});
