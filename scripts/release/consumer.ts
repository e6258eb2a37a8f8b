/// <reference lib="dom" />
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { writeFiles } from '../../packages/ui/test/package/consumers/readme.ts';
import { findChromium } from '../chromium.mjs';
import { freePort } from '../stack/ports.ts';
import type { Registry } from './local-registry.ts';
import { run } from './run.ts';

/** Makes a blank project that installs the version by its name, and writes the example of the README into it. */
export async function createConsumer(
  { env }: Registry,
  folder: string,
  version: string,
): Promise<void> {
  mkdirSync(join(folder, 'public'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "jsx": "react-jsx" } }\n');
  writeFileSync(
    join(folder, 'public/favicon.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  );
  const quiet = ['--no-audit', '--no-fund'];
  await run(folder, 'npm', ['install', ...quiet, `@salonica/ui@${version}`, 'react-dom'], env);
  writeFiles('A Greek salon card in five minutes', folder);
}

/** Builds the project and checks its card on a phone screen. */
export async function lookAtCard(folder: string): Promise<void> {
  // A bundle loses the directives for servers, which an app in the browser does not need.
  await build({ root: folder, configFile: false, logLevel: 'error' });
  const port = await freePort();
  const server = await preview({
    root: folder,
    configFile: false,
    preview: { host: '127.0.0.1', port, strictPort: true },
  });
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 900 } });
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'networkidle' });
    const card = page.getByRole('article', { name: 'Κύμα' });
    await card.waitFor({ timeout: 60_000 });
    const look = await card.evaluate((element) => {
      const { borderTopLeftRadius, backgroundColor, fontFamily } = getComputedStyle(element);
      const button = element.querySelector('button');
      const { width, left, right } = element.getBoundingClientRect();
      return {
        radius: borderTopLeftRadius,
        ground: backgroundColor,
        font: fontFamily,
        button: button === null ? '' : getComputedStyle(button).backgroundColor,
        page: getComputedStyle(document.documentElement).backgroundColor,
        isOnScreen: width > 200 && left >= 0 && right <= window.innerWidth,
      };
    });
    assert.equal(look.radius, '14px');
    assert.match(look.font, /Salonica Body Greek/);
    assert.equal(new Set([look.ground, look.button, look.page]).size, 3, 'three colours');
    assert.ok(look.isOnScreen, 'the card is on the screen');
    assert.deepEqual(complaints, []);
  } finally {
    await browser.close();
    await server.close();
  }
}
