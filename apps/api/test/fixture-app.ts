import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll } from 'vitest';
import { makeTemporaryFolder } from './temporary-folder.ts';

export const scriptHash = 'sha256-L/2DvK3l0/cCK8VvyRuxXgrjOmCKfLaNyiMYtKsgHy4=';

/** A folder with a small build of an app, for all tests of a file. */
export function fixtureApp(): string {
  const folder = makeTemporaryFolder();
  writeFixtureApp(folder);
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}

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
  write(folder, 'client/mark.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write(folder, 'secret.txt', 'not for visitors');
  write(folder, 'server/frames.json', '{}');
  write(folder, 'server/index.js', renderer);
  writeManifest(folder, [scriptHash]);
}

/**
 * Renders its input, with the API's response for a salon. A form names the calls that it makes, and
 * the page that it leads to.
 */
const renderer = `
let rendered = 0;
export const createRenderer = () => ({
  async render({ path, language, answer }) {
    const { pathname, searchParams } = new URL(path, 'http://localhost');
    if (pathname === '/salon/broken') throw new Error('This page cannot be rendered.');
    let name = pathname;
    let status = 200;
    if (pathname.startsWith('/salon/')) {
      const response = await answer(new Request('http://localhost/api/v1/salons/' + pathname.slice(7)));
      status = response.status;
      name = status === 200 ? (await response.json()).name : 'none';
    }
    rendered += 1;
    const html = '<html lang="' + language + '">' + name + (searchParams.get('tab') ?? '') + (searchParams.get('lang') ?? '') + '<!--' + rendered + '--></html>';
    return { status: status === 404 ? 404 : 200, html, isComplete: status === 200 || status === 404 };
  },
  async answerForm({ path, language, body, answerVisitor }) {
    const form = new URLSearchParams(body);
    if (form.has('broken')) throw new Error('This form cannot be answered.');
    if (form.has('to')) return { redirect: form.get('to') };
    const said = [];
    for (const call of form.getAll('call')) {
      const [method, to, json] = call.split(' ');
      const init = json === undefined ? {} : { body: json, headers: { 'Content-Type': 'application/json' } };
      const response = await answerVisitor(new Request('http://localhost' + to, { method, ...init }));
      said.push(response.status + ' ' + (await response.text()));
    }
    return { status: 422, html: [language, path, ...said].join('|') };
  },
});
`;

export function writeManifest(folder: string, cspScriptHashes: string[]): void {
  const routes = {
    rendered: [
      { path: '/', query: [], shows: 'market' },
      { path: '/about', query: [], shows: 'nothing' },
      { path: '/salon/:id', query: ['tab'], shows: 'salon' },
    ],
    acting: ['/salon/:id'],
    framed: ['/profile', '/profile/:section'],
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
