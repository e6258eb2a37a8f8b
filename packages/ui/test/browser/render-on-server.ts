import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { createServer, createServerModuleRunner, defaultServerConditions } from 'vite';
import type { TestProject } from 'vitest/node';
import type { ServerHtml } from './server-html.tsx';
import { writtenDown, type WrittenDown } from './written-down.ts';

declare module 'vitest' {
  interface ProvidedContext {
    serverHtml: ServerHtml;
    writtenDown: WrittenDown;
  }
}

const here = import.meta.dirname;

/**
 * Renders every story in Node, so that hydration uses real server markup, and reads the
 * specifications.
 */
export default async function setup(project: TestProject): Promise<void> {
  const server = await createServer({
    configFile: false,
    // Picture URLs and class names depend on it.
    root: project.vite.config.root,
    logLevel: 'error',
    appType: 'custom',
    plugins: [react()],
    resolve: { alias: { '@salonica/storybook/preview': resolve(here, 'story-preview.ts') } },
    ssr: {
      resolve: { conditions: ['@salonica/source', ...defaultServerConditions] },
      noExternal: [/^@salonica\//],
    },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  const runner = createServerModuleRunner(server.environments.ssr, { hmr: false });
  try {
    const { html } = await runner.import<{ html: ServerHtml }>(resolve(here, 'server-html.tsx'));
    project.provide('serverHtml', html);
    project.provide('writtenDown', writtenDown);
  } finally {
    await runner.close();
    await server.close();
  }
}
