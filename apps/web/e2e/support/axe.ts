import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function objections(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  );
}

/** One line for every element that axe objects to. */
export function axeViolations(page: Page): Promise<string[]> {
  return objections(new AxeBuilder({ page }).withTags(tags));
}

/** The same for colours alone: what a change of theme can change. */
export function contrastViolations(page: Page): Promise<string[]> {
  return objections(new AxeBuilder({ page }).withRules(['color-contrast']));
}

export async function expectNoAxeViolations(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
}
