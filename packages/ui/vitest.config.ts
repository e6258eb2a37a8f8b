import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const conditions = ['@salonica/source'];

/** Pure logic and server rendering, in Node. Stories test everything that needs a browser. */
export default defineConfig({
  plugins: [react()],
  resolve: { conditions: [...conditions, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [...conditions, ...defaultServerConditions] } },
  test: {
    name: 'ui',
    // Facts keep nothing between two files.
    isolate: false,
    include: ['{src,facts}/**/*.test.{ts,tsx}', 'test/*.test.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
