import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const art = resolve(import.meta.dirname, '../../apps/api/art');

/** Serves the pictures of the salons at the paths of the server, as Storybook does. */
export function servedArt(): Plugin {
  return {
    name: 'served-art',
    configureServer(server) {
      server.middlewares.use('/storage', ({ url = '' }, response, next) => {
        const file = join(art, new URL(url, 'http://localhost').pathname);
        if (!file.endsWith('.svg') || !existsSync(file)) {
          next();
          return;
        }
        response.setHeader('Content-Type', 'image/svg+xml');
        response.setHeader('Cache-Control', 'max-age=3600');
        response.end(readFileSync(file));
      });
    },
  };
}
