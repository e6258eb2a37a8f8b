import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, createApp } from './app.ts';
import { commands, writeFiles } from './readme.ts';

const versions = {
  vitest: '5.1.0',
  jsdom: '31.0.1',
  'happy-dom': '21.0.4',
  '@testing-library/react': '16.3.3',
  '@testing-library/dom': '10.4.2',
};

let app: App;

beforeAll(() => {
  app = createApp('tested', { typed: true, extra: versions });
  writeFiles('A Greek salon card in five minutes', app.folder);
  writeFiles('Testing', app.folder);
  copyFileSync(
    join(import.meta.dirname, 'tested/components.test.tsx'),
    join(app.folder, 'src/components.test.tsx'),
  );
}, 120_000);

afterAll(() => app.remove());

test('the README installs what its test needs', () => {
  const [install = ''] = commands('Testing');
  const named = install.split(' ').slice('npm install --save-dev'.split(' ').length);
  expect(Object.keys(versions)).toEqual(expect.arrayContaining(named));
  expect(named).not.toEqual([]);
});

test('a part or a state that a component does not have does not compile', () => {
  expect(() => app.run('node node_modules/typescript/bin/tsc')).not.toThrow();
});

test.for(['jsdom', 'happy-dom'])('the tests of an app pass in %s', (environment) => {
  const run = () =>
    app.run(`node node_modules/vitest/vitest.mjs run --environment ${environment}`, {
      NODE_ENV: 'test',
      VITEST: '',
    });
  expect(run).not.toThrow();
});
