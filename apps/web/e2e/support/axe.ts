import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// The same axe as the builder's.
const fromBuilder = createRequire(import.meta.resolve('@axe-core/playwright'));
const { source } = fromBuilder('axe-core') as { readonly source: string };

/**
 * Injecting axe costs more than running it, so each document does it once. No page has a frame that
 * would need its own.
 */
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

/** One line per axe finding and element. */
export async function axeViolations(page: Page): Promise<string[]> {
  return objections((await prepared(page)).withTags(tags));
}

/** The same for colours only, which are all that a theme changes. */
export async function contrastViolations(page: Page): Promise<string[]> {
  return objections((await prepared(page)).withRules(['color-contrast']));
}

export async function expectNoAxeViolations(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
}

/** The current page in both themes; only colours differ between them. */
export async function auditBothThemes(page: Page, what: string): Promise<void> {
  const wear = (theme: string) =>
    page.evaluate((chosen) => {
      document.documentElement.dataset['theme'] = chosen;
      // Colours halfway through a transition belong to no theme.
      for (const change of document.getAnimations()) {
        if (change instanceof CSSTransition) change.finish();
      }
    }, theme);
  await wear('light');
  expect.soft(await axeViolations(page), `${what}, light`).toEqual([]);
  await wear('dark');
  expect.soft(await contrastViolations(page), `${what}, dark`).toEqual([]);
  await wear('light');
}
