import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { packed } from '../../../scripts/paths.ts';
import { serve } from '../serve.ts';
import { type App, createOldestApp } from './app.ts';
import { axe, clickThrough, expectCard, openPage, openStyled, provideBrowser } from './pages.ts';
import { commands, sheets, writeFiles } from './readme.ts';

const start = 'A Greek salon card in five minutes';
const onServer = 'Server rendering';

provideBrowser();

describe('an app with the oldest React on a server with a strict policy, following the README', () => {
  let app: App;

  beforeAll(() => {
    app = createOldestApp('server');
    writeFiles(start, app.folder);
    writeFiles(onServer, app.folder);
  }, 120_000);

  afterAll(() => app.remove());

  test('has that React', () => {
    const file = join(app.folder, 'node_modules/react/package.json');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveProperty('version', '19.0.0');
  });

  // React reports a hydration mismatch in full only in development.
  test.for(['production', 'development'])('works without messages: %s', async (mode) => {
    const programs = commands(onServer);
    const server = programs.pop() ?? '';
    for (const program of programs) {
      const command = program.replace('npx vite', 'node node_modules/vite/bin/vite.js');
      app.run(`${command} --mode ${mode}`, { NODE_ENV: mode });
    }
    const { url, stop } = await serve(app.folder, () => server, { NODE_ENV: mode });
    onTestFinished(stop);

    const { page, complaints } = await openPage(url);
    await expectCard(page);
    expect(await axe(page)).toEqual([]);
    await clickThrough(page);
    expect(complaints).toEqual([]);

    const plain = await openPage(url, { javaScriptEnabled: false });
    await expectCard(plain.page);
    expect(plain.complaints).toEqual([]);
  });
});

describe('a button with styles of the consumer', () => {
  const dist = (file: string) => readFileSync(join(packed.folder, 'dist', file), 'utf8');
  const sheet = dist('button/Button.css');
  const [, root = ''] = /\.(root_[\w-]+)/.exec(sheet) ?? [];
  const ours = [dist('styles.css'), sheet];
  const order = sheets('Theming').find((css) => css.includes('utilities')) ?? '';
  // Effects of Tailwind's reset and utilities on a button, in their layers.
  const theirs = `
    @layer theme, base, components, utilities;
    @layer base { * { margin: 0; padding: 0; border: 0 solid; } button { border-radius: 0; background: none; } }
    @layer utilities { .rounded { border-radius: 3px; } }`;

  async function look(styles: readonly string[], className = ''): Promise<string> {
    const head = styles.map((css) => `<style>${css}</style>`).join('');
    const page = await openStyled(
      `${head}<button data-variant="primary" data-size="m" class="${root} ${className}">Book</button>`,
    );
    return page.getByRole('button').evaluate((element) => {
      const { paddingInlineStart, backgroundColor, borderTopLeftRadius } =
        getComputedStyle(element);
      return [paddingInlineStart, backgroundColor, borderTopLeftRadius].join(', ');
    });
  }

  test('keeps its style with the layer order of the README', async () => {
    const alone = await look(ours);
    expect(alone).toMatch(/^24px, rgb\(.*, 999px$/);
    expect(await look([order, theirs, ...ours])).toBe(alone);
    expect(await look([order, ...ours, theirs])).toBe(alone);
  });

  test('still accepts a utility class', async () => {
    expect(await look([order, ...ours, theirs], 'rounded')).toMatch(/^24px, .*, 3px$/);
  });

  test('needs that order: a later reset would win', async () => {
    expect(await look([...ours, theirs])).toMatch(/^0px, rgba\(0, 0, 0, 0\), 0px$/);
  });
});
