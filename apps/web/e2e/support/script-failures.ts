import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';

interface Chunk {
  readonly file: string;
  readonly name?: string;
}

const manifestFile = join(import.meta.dirname, '../../dist/client/.vite/manifest.json');

function readManifest(): Record<string, Chunk> {
  return JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>;
}

export type FileKind = 'entry' | 'framework' | 'start' | 'route' | 'texts';

function chunkFile(manifest: Record<string, Chunk>, key: string): string {
  const found = manifest[key] ?? Object.values(manifest).find(({ name }) => name === key);
  if (found === undefined) throw new Error(`"${key}" is not in the build manifest`);
  return `/${found.file}`;
}

/** Finds the entry script. */
export function entryFile(): string {
  return chunkFile(readManifest(), 'index.html');
}

/** Finds one file of each kind. */
export function filesOf(route: string, texts: string): Record<FileKind, string> {
  const manifest = readManifest();
  const chunk = (key: string): string => chunkFile(manifest, key);
  return {
    entry: entryFile(),
    framework: chunk('framework'),
    start: chunk('src/app/start.tsx'),
    route: chunk(`src/routes/${route}.tsx`),
    texts: chunk(`src/i18n/${texts}.ts`),
  };
}

async function fulfillHalf(route: Route): Promise<void> {
  const response = await route.fetch();
  const text = await response.text();
  // In the middle of a word, so that the result is not a valid script.
  await route.fulfill({ response, body: `${text.slice(0, text.length / 2)} import {` });
}

/** Failures of a file request. */
export const failures = {
  'does not arrive': (route: Route) => route.abort('connectionreset'),
  'is not there': (route: Route) => route.fulfill({ status: 404, body: 'Not found' }),
  'meets a broken server': (route: Route) => route.fulfill({ status: 500, body: 'Oops' }),
  'is a page': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Hello</h1>' }),
  'is cut half-way': fulfillHalf,
};

/** Makes one file fail on a page, every time or only the first time. */
export async function failFile(
  page: Page,
  file: string,
  fail: (route: Route) => Promise<void>,
  times = Infinity,
): Promise<() => Promise<void>> {
  const isFile = (url: URL) => url.pathname === file;
  let left = times;
  const answer = async (route: Route): Promise<void> => {
    left -= 1;
    await (left < 0 ? route.continue() : fail(route));
  };
  await page.route(isFile, answer);
  // A response that is still pending is too late then.
  return () => page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** A server that accepts the request and never responds. */
export const silence = (): Promise<void> => Promise.resolve();
