import type { APIRequestContext, Page } from '@playwright/test';
import { appUrl } from './stack.ts';

interface Link {
  readonly page: string;
  readonly name: string;
  readonly href: string | null;
  readonly rel: string;
  readonly opensWindow: boolean;
}

const telephone = /^tel:\+?\d{6,15}$/;
const mail = /^mailto:[^@\s]+@[^@\s]+\.[^@\s?]+(\?\S*)?$/;

/** The problem with an external link, if any. */
function foreignProblem({ href, rel, opensWindow }: Link): string | undefined {
  const url = URL.parse(href ?? '');
  if (url === null) return 'is no address';
  if (url.protocol === 'tel:') return telephone.test(url.href) ? undefined : 'is no number';
  if (url.protocol === 'mailto:') return mail.test(url.href) ? undefined : 'is no mail address';
  if (url.protocol !== 'https:') return `leads to ${url.protocol}`;
  return opensWindow && !/noopener|noreferrer/.test(rel) ? 'hands over its window' : undefined;
}

/** All links, with their problems. */
export class Links {
  readonly #links = new Map<string, Link>();
  readonly #anchors = new Map<string, ReadonlySet<string>>();

  /** Records the links of the current page and the possible targets in it. */
  async collect(page: Page): Promise<void> {
    const { links, ids } = await page.evaluate(() => ({
      // The note for an app that fails to load links to the page itself, as do the languages.
      links: Array.from(
        document.querySelectorAll<HTMLAnchorElement>('a:not([data-late-note] a, [data-language])'),
        (link) => ({
          page: window.location.pathname,
          name: (link.getAttribute('aria-label') ?? link.textContent).trim(),
          href: link.getAttribute('href'),
          rel: link.rel,
          opensWindow: link.target === '_blank',
        }),
      ),
      ids: Array.from(document.querySelectorAll('[id]'), ({ id }) => id),
    }));
    for (const link of links) this.#links.set(`${link.page} ${link.href} ${link.rel}`, link);
    const path = new URL(page.url()).pathname;
    this.#anchors.set(path, new Set([...(this.#anchors.get(path) ?? []), ...ids]));
  }

  /** Paths inside the app, without fragments. */
  get inside(): readonly string[] {
    const paths = [...this.#links.values()]
      .filter(({ href }) => href?.startsWith('#') !== true)
      .map(({ page, href }) => URL.parse(href ?? '', `${appUrl}${page}`))
      .filter((url) => url?.origin === appUrl)
      .map((url) => `${url?.pathname}${url?.search}`);
    return [...new Set(paths)];
  }

  /** One line for each broken or forbidden link. */
  async problems(request: APIRequestContext): Promise<string[]> {
    const found: string[] = [];
    for (const link of this.#links.values()) {
      const problem = this.#problemOf(link);
      if (problem !== undefined) {
        found.push(`${link.page}: "${link.name}" (${link.href}) ${problem}`);
      }
    }
    const answers = await Promise.all(
      this.inside.map(async (path) => `${path} answers ${(await request.head(path)).status()}`),
    );
    return [...found, ...answers.filter((answer) => !answer.endsWith(' 200'))];
  }

  #problemOf(link: Link): string | undefined {
    if (link.href === null || link.href === '' || link.href === '#') return 'leads nowhere';
    const url = URL.parse(link.href, `${appUrl}${link.page}`);
    if (url?.origin !== appUrl) return foreignProblem(link);
    const anchor = decodeURIComponent(url.hash.slice(1));
    const known = this.#anchors.get(url.pathname);
    if (anchor === '' || known === undefined || known.has(anchor)) return undefined;
    return 'leads to a place that is not there';
  }
}
