import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, createViteApp } from './app.ts';
import { axe, clickThrough, expectCard, openServed, provideBrowser } from './pages.ts';
import { commands, writeFiles } from './readme.ts';

const versions = {
  vitest: '5.1.0',
  jsdom: '31.0.1',
  'happy-dom': '21.0.4',
  jest: '30.5.2',
  'jest-environment-jsdom': '30.5.2',
  '@jest/globals': '30.5.2',
  '@swc/core': '1.16.22',
  '@swc/jest': '0.2.39',
  '@testing-library/react': '16.3.3',
  '@testing-library/dom': '10.4.2',
};

provideBrowser();

const greekFonts = (page: Page) =>
  page.evaluate(async () => {
    const faces = [...(await document.fonts.ready)];
    return faces.filter(({ family, status }) => /Greek/.test(family) && status === 'loaded').length;
  });

describe('the template of Vite, following the README', () => {
  let app: App;

  beforeAll(() => {
    app = createViteApp('vite', versions);
    writeFiles('A Greek salon card in five minutes', app.folder);
  }, 120_000);

  afterAll(() => app.remove());

  test('shows a Greek salon card that can be booked', async () => {
    const { page, complaints } = await openServed(app);
    await expectCard(page);
    expect(await greekFonts(page)).toBeGreaterThan(0);
    expect(await axe(page)).toEqual([]);
    await clickThrough(page);
    expect(complaints).toEqual([]);
  });

  test.for(['Vitest', 'Jest'])('the section about %s installs what its test needs', (section) => {
    const [install = ''] = commands(section);
    const named = install.split(' ').slice('npm install --save-dev'.split(' ').length);
    expect(Object.keys(versions)).toEqual(expect.arrayContaining(named));
    expect(named).toContain(section.toLowerCase());
  });

  test('a part or a state that a component does not have does not compile', () => {
    writeFiles('Vitest', app.folder);
    copyFileSync(
      join(import.meta.dirname, 'tested/components.test.tsx'),
      join(app.folder, 'src/components.test.tsx'),
    );
    expect(() => app.run('node node_modules/typescript/bin/tsc -b')).not.toThrow();
  });

  const inTests = { NODE_ENV: 'test', VITEST: '' };

  test.for(['jsdom', 'happy-dom'])('the tests of an app pass with Vitest in %s', (environment) => {
    const command = `node node_modules/vitest/vitest.mjs run --environment ${environment}`;
    expect(() => app.run(command, inTests)).not.toThrow();
  });

  test('the test of the README compiles and passes with Jest', () => {
    writeFiles('Jest', app.folder);
    expect(() => app.run('node node_modules/typescript/bin/tsc -b')).not.toThrow();
    const command = 'node node_modules/jest/bin/jest.js src/App.test.tsx';
    expect(() => app.run(command, { ...inTests, JEST_WORKER_ID: '' })).not.toThrow();
  });
});
