import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { findHeadlessShell } from '../../../../../scripts/chromium.mjs';
import { packed } from '../../../scripts/paths.ts';
import { serve } from '../serve.ts';
import { sheets, writeFiles } from './readme.ts';

/** What `create-next-app` of each version installs, in exact versions. */
const templates = [
  { name: 'next16', next: '16.4.3', react: '19.3.0' },
  { name: 'next15', next: '15.5.28', react: '19.1.0' },
];

const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const;

function createNextApp({ name, next, react }: (typeof templates)[number]): string {
  const folder = mkdtempSync(join(tmpdir(), `salonica-${name}-`));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(join(import.meta.dirname, name), folder, { recursive: true });
  writeFiles('Next.js', folder);
  const globals = join(folder, 'app/globals.css');
  const [recipe = ''] = sheets('Next.js');
  const template = readFileSync(globals, 'utf8');
  writeFileSync(
    globals,
    recipe.replace('/* what was in globals.css */', () => template),
  );
  const manifest = {
    name,
    private: true,
    dependencies: {
      next,
      react,
      'react-dom': react,
      typescript: '5.9.3',
      '@types/node': '24.10.1',
      '@types/react': '19.2.7',
      '@types/react-dom': '19.2.3',
      '@salonica/ui': `file:${packed.tarball}`,
    },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    'packages: [.]\nstrictPeerDependencies: true\nallowBuilds: { sharp: false }\n',
  );
  const run = (program: string, args: readonly string[]) =>
    execFileSync(program, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  run('npx', ['-y', 'pnpm@12.21.0', 'install', '--prefer-offline', '--no-frozen-lockfile']);
  run('node', ['node_modules/next/dist/bin/next', 'build']);
  return folder;
}

test.for(templates)(
  'a card keeps its paddings in the template of $name, and can be booked',
  async (versions) => {
    const folder = createNextApp(versions);
    const { url, stop } = await serve(
      folder,
      (port) => `node node_modules/next/dist/bin/next start --port ${port}`,
    );
    onTestFinished(stop);
    const browser = await chromium.launch({
      executablePath: findHeadlessShell(),
      args: ['--no-sandbox'],
    });
    onTestFinished(() => browser.close());
    const page = await browser.newPage({ viewport: { width: 390, height: 900 } });
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    // The template's icon is not copied.
    await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
    await page.goto(url, { waitUntil: 'networkidle' });

    const padding = (selector: string) =>
      page.locator(selector).evaluate((element) => getComputedStyle(element).paddingInlineStart);
    expect(await padding('[data-component="button"]')).toBe('24px');
    expect(Number.parseFloat(await padding('[data-component="badge"]'))).toBeGreaterThan(0);
    // The styles of the template still apply.
    const template = page.locator('body');
    expect(await template.evaluate((element) => getComputedStyle(element).overflowX)).toBe(
      'hidden',
    );
    const card = page.getByRole('article', { name: 'Kyma' });
    expect(await card.evaluate((element) => getComputedStyle(element).borderTopLeftRadius)).toBe(
      '14px',
    );
    await page.getByRole('button', { name: 'Book' }).click();
    const dialog = page.getByRole('dialog', { name: 'Book?' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
  },
);
