import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'text', include: ['src/**/*.test.ts'], isolate: false },
});
