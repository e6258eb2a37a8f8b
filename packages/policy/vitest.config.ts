import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'policy',
    include: ['src/**/*.test.ts'],
    isolate: false,
    // Every time zone and random calendars take seconds while other parts need the cores.
    testTimeout: 120_000,
  },
});
