import type { Page } from '@playwright/test';

/** Console errors of a page, without those that the test expects. */
export class PageErrors {
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];

  watch(page: Page): void {
    page.on('pageerror', (error) => this.#found.push(`${error.name}: ${error.message}`));
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      // A document without an icon, such as /robots.txt, for which the browser requests this one.
      if (message.location().url.endsWith('/favicon.ico')) return;
      this.#found.push(`${message.text()} (${message.location().url})`);
    });
  }

  /** Describes an expected console error, such as the browser's note about a failed request. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** All unexpected console errors. */
  unexpected(): string[] {
    return this.#found.filter((text) => !this.#expected.some((pattern) => pattern.test(text)));
  }

  /** All matching console errors, expected or not. */
  matching(pattern: RegExp): string[] {
    return this.#found.filter((text) => pattern.test(text));
  }
}
