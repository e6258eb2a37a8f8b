import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { componentFacts } from '../packages/ui/facts/vite-plugin.ts';

export default defineConfig({
  plugins: [react(), componentFacts()],
  // What the app is told at build time.
  envDir: '../apps/web',
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  resolve: { conditions: ['@salonica/source', ...defaultClientConditions] },
  // Everything that stories import is found before the first one runs: a late find reloads the page under a test.
  optimizeDeps: {
    entries: [
      'preview.tsx',
      '../packages/ui/src/**/*.stories.tsx',
      '../apps/web/src/**/*.stories.tsx',
      // Their pages come one by one, each when it is opened.
      '../apps/web/src/routes/*.tsx',
      '../apps/web/src/app/*.{ts,tsx}',
    ],
    include: [
      '@storybook/addon-a11y',
      '@storybook/addon-docs',
      '@storybook/react-vite',
      'mockdate',
      'react',
      'react-dom',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
      'storybook/test',
      '@salonica/ui > react-day-picker',
    ],
  },
  build: { chunkSizeWarningLimit: 3000 },
});
