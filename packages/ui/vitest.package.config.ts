import { defineConfig } from 'vitest/config';

/** What holds for the package as it is published: run `pack` first. */
export default defineConfig({
  test: {
    name: 'package',
    include: ['test/package/**/*.test.ts'],
    // Apps are built and servers are started, on whatever machine that is.
    testTimeout: 120_000,
    // Nothing is measured twice at once on a small machine.
    fileParallelism: false,
  },
});
