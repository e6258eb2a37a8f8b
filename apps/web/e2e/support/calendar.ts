import type { Locator, Page } from '@playwright/test';

/** Turns the calendar in `scope` to the next month. */
export async function showNextMonth(scope: Page | Locator): Promise<void> {
  await scope.getByRole('button', { name: /^(Next month|Επόμενος μήνας)$/ }).click();
}
