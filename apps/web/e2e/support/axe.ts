import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// The very axe that the builder would bring.
const fromBuilder = createRequire(import.meta.resolve('@axe-core/playwright'));
const { source } = fromBuilder('axe-core') as { readonly source: string };

/** Reading axe costs more than running it, so a document reads it once. No page has a frame that would need its own. */
async function prepared(page: Page): Promise<AxeBuilder> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return new AxeBuilder({ page, axeSource: ';' })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
}

async function objections(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  );
}

/** One line for every element that axe objects to. */
export async function axeViolations(page: Page): Promise<string[]> {
  return objections((await prepared(page)).withTags(tags));
}

/** The same for colours alone: what a change of theme can change. */
export async function contrastViolations(page: Page): Promise<string[]> {
  return objections((await prepared(page)).withRules(['color-contrast']));
}

export async function expectNoAxeViolations(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
}
