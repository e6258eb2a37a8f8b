import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'search',
    include: ['src/**/*.test.ts'],
    isolate: false,
    // Any text takes seconds while other parts need the cores.
    testTimeout: 60_000,
  },
});
