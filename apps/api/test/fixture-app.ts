import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const scriptHash = 'sha256-L/2DvK3l0/cCK8VvyRuxXgrjOmCKfLaNyiMYtKsgHy4=';

/** A small build of an app with the layout of the real one. */
export function writeFixtureApp(folder: string): void {
  const documents = ['index', 'about/index', 'fallback', '404'];
  for (const name of documents) {
    writeCompressed(folder, `client/${name}.html`, `<html lang="en">${name}</html>`);
    writeCompressed(folder, `client/${name}.el.html`, `<html lang="el">${name}</html>`);
  }
  writeCompressed(folder, 'client/assets/index-D1z.js', 'export const app = 1;'.repeat(50));
  write(folder, 'client/assets/body-A2b.woff2', 'font');
  write(folder, 'client/robots.txt', 'User-agent: *\n');
  writeCompressed(folder, 'client/sitemap.xml', '<urlset>\n</urlset>\n');
  write(folder, 'client/mark.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write(folder, 'secret.txt', 'not for visitors');
  writeManifest(folder, [scriptHash]);
}

export function writeManifest(folder: string, cspScriptHashes: string[]): void {
  const routes = {
    prerendered: ['/', '/about'],
    patterns: ['/salon/:id', '/profile', '/profile/:section'],
    unlisted: ['/profile', '/profile/:section'],
  };
  const origin = 'https://salonica.example';
  write(folder, 'server-manifest.json', JSON.stringify({ origin, cspScriptHashes, routes }));
}

function writeCompressed(folder: string, path: string, content: string): void {
  write(folder, path, content);
  write(folder, `${path}.br`, brotliCompressSync(content));
  write(folder, `${path}.gz`, gzipSync(content));
}

function write(folder: string, path: string, content: string | Uint8Array): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
