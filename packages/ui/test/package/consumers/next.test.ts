import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { serve } from '../serve.ts';
import { type App, createFromTemplate } from './app.ts';
import { openPage, provideBrowser } from './pages.ts';
import { sheets, writeFiles } from './readme.ts';

const options = '--yes --skip-install --disable-git --use-npm --no-eslint';

/** The default of `create-next-app`, and the one whose reset is outside of layers. */
const templates = [
  { name: 'Next 16 with Tailwind CSS', next: '16.4.3', options: `${options} --tailwind` },
  { name: 'Next 15 without', next: '15.5.28', options: `${options} --no-tailwind` },
];

provideBrowser();

/** Follows the README in an app: the template's style sheet stays, in the order that it says. */
function follow({ folder }: App): void {
  const globals = join(folder, 'app/globals.css');
  const template = readFileSync(globals, 'utf8');
  const [order = '', layered = ''] = sheets('Next.js');
  const isLayered = template.includes('tailwindcss');
  expect(isLayered).toBe(existsSync(join(folder, 'node_modules/tailwindcss')));
  writeFiles('Next.js', folder);
  writeFileSync(
    globals,
    isLayered
      ? `${order}${template}`
      : layered.replace('/* what was in globals.css */', () => template),
  );
}

test.for(templates)(
  'a card keeps its paddings in the template of $name',
  { timeout: 300_000 },
  async (template) => {
    const generator = `create-next-app@${template.next}`;
    const app = createFromTemplate('next', { generator, options: template.options });
    onTestFinished(app.remove);
    follow(app);
    app.run('node node_modules/next/dist/bin/next build');
    const { url, stop } = await serve(
      app.folder,
      (port) => `node node_modules/next/dist/bin/next start --port ${port}`,
    );
    onTestFinished(stop);
    const { page, complaints } = await openPage(url);

    const styleOf = (selector: string, property: string) =>
      page
        .locator(selector)
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
    expect(await styleOf('[data-component="button"]', 'padding-inline-start')).toBe('24px');
    for (const part of [
      '[data-component="badge"]',
      '[data-component="salon-card"] [data-part="body"]',
    ]) {
      expect(Number.parseFloat(await styleOf(part, 'padding-inline-start'))).toBeGreaterThan(0);
    }
    // The styles of the template still apply.
    expect(await styleOf('main', 'box-sizing')).toBe('border-box');
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
