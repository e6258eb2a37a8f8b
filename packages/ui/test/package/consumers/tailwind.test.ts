import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, createViteApp } from './app.ts';
import { axe, openServed, provideBrowser } from './pages.ts';
import { commands, writeFiles } from './readme.ts';

const versions = { tailwindcss: '4.3.5', '@tailwindcss/vite': '4.3.5' };

provideBrowser();

let app: App;

beforeAll(() => {
  app = createViteApp('tailwind', versions);
  for (const section of ['A Greek salon card in five minutes', 'Tailwind CSS']) {
    writeFiles(section, app.folder);
  }
}, 120_000);

afterAll(() => app.remove());

test('the section installs what it uses', () => {
  expect(commands('Tailwind CSS')).toEqual([`npm install ${Object.keys(versions).join(' ')}`]);
});

test('a card keeps its paddings beside the reset of Tailwind CSS, and its utilities win', async () => {
  const { page, complaints } = await openServed(app);
  const styleOf = (selector: string, property: string) =>
    page
      .locator(selector)
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  expect(await styleOf('[data-component="button"]', 'padding-inline-start')).toBe('24px');
  expect(await styleOf('[data-component="button"]', 'border-top-left-radius')).toBe('6px');
  const body = '[data-component="salon-card"] [data-part="body"]';
  expect(Number.parseFloat(await styleOf(body, 'padding-inline-start'))).toBeGreaterThan(0);
  expect(await styleOf('main', 'padding-inline-start')).toBe('24px');
  // The reset of Tailwind CSS applies, and our base styles come after it.
  expect(await styleOf('main', 'box-sizing')).toBe('border-box');
  expect(await styleOf('body', 'font-family')).toContain('Salonica Body');
  expect(await axe(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
