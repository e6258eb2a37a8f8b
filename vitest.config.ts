import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'tooling',
    // Tools keep nothing between two files.
    isolate: false,
    include: ['{scripts,benchmarks/pages}/**/*.test.ts'],
  },
});
