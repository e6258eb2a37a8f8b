import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'samples', include: ['src/**/*.test.ts'], isolate: false },
});
