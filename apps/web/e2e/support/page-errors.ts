import type { Page } from '@playwright/test';

/** What a page complained about in its console, apart from what the test expects. */
export class PageErrors {
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];

  watch(page: Page): void {
    page.on('pageerror', (error) => this.#found.push(`${error.name}: ${error.message}`));
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      // A document that is no page of ours, such as /robots.txt, names no icon, and the browser asks for this one.
      if (message.location().url.endsWith('/favicon.ico')) return;
      this.#found.push(`${message.text()} (${message.location().url})`);
    });
  }

  /** Names a complaint that belongs to the situation, such as the browser's note about a refused request. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** Every complaint that the test did not expect. */
  unexpected(): string[] {
    return this.#found.filter((text) => !this.#expected.some((pattern) => pattern.test(text)));
  }

  /** Every complaint that matches, expected or not. */
  matching(pattern: RegExp): string[] {
    return this.#found.filter((text) => pattern.test(text));
  }
}
