import { viteFinal } from '@storybook/addon-docs/preset';
import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { componentFacts } from '../../packages/ui/facts/vite-plugin.ts';

/** Compiles handwritten pages like Storybook. */
async function mdx(): Promise<Plugin[]> {
  const { plugins } = await viteFinal(
    { plugins: [] },
    { csfPluginOptions: null, presets: { apply: async (_name, value) => value } },
  );
  const ready = await Promise.all(plugins.map(async (plugin) => plugin));
  return ready.filter(({ name }) => name === 'storybook:mdx-plugin');
}

/** The documentation without a browser: every page exists, has its sections and renders. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: resolve(import.meta.dirname, '../node_modules/.vite/docs'),
  plugins: [mdx(), react(), componentFacts()],
  resolve: {
    alias: {
      '@storybook/addon-docs/blocks': resolve(import.meta.dirname, 'testing/blocks.tsx'),
    },
  },
  ssr: { resolve: { conditions: ['@salonica/source', ...defaultServerConditions] } },
  test: {
    name: 'docs',
    isolate: false,
    include: ['**/*.test.{ts,tsx}', '../{sidebar,states}/*.test.ts'],
    css: false,
    // Kept modules would show specifications as they were: their facts come from other files.
    fsModuleCache: false,
  },
});
