import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'calendar',
    include: ['src/**/*.test.ts'],
    isolate: false,
    // A test with a hundred random texts takes a second, and five while other parts need the cores.
    testTimeout: 30_000,
  },
});
