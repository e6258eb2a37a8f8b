import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { componentFacts } from '../packages/ui/facts/vite-plugin.ts';

export default defineConfig({
  plugins: [react(), componentFacts()],
  // The app's build-time configuration.
  envDir: '../apps/web',
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  resolve: { conditions: ['@salonica/source', ...defaultClientConditions] },
  // All imports of stories are pre-bundled before the first one runs: a late discovery reloads the
  // page during a test.
  optimizeDeps: {
    entries: [
      'preview.tsx',
      '../packages/ui/src/**/*.stories.tsx',
      '../apps/web/src/**/*.stories.tsx',
      // Pages load separately, when opened.
      '../apps/web/src/routes/*.tsx',
      '../apps/web/src/features/**/[A-Z]*.tsx',
      '../apps/web/src/app/start.tsx',
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
