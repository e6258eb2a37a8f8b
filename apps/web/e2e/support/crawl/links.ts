import type { APIRequestContext, Page } from '@playwright/test';
import { appUrl } from '../stack.ts';

interface Link {
  readonly page: string;
  readonly name: string;
  readonly href: string | null;
  readonly rel: string;
  readonly opensWindow: boolean;
}

const telephone = /^tel:\+?\d{6,15}$/;
const mail = /^mailto:[^@\s]+@[^@\s]+\.[^@\s?]+(\?\S*)?$/;

/** What is wrong with a link that leaves the app, if anything. */
function foreignProblem({ href, rel, opensWindow }: Link): string | undefined {
  const url = URL.parse(href ?? '');
  if (url === null) return 'is no address';
  if (url.protocol === 'tel:') return telephone.test(url.href) ? undefined : 'is no number';
  if (url.protocol === 'mailto:') return mail.test(url.href) ? undefined : 'is no mail address';
  if (url.protocol !== 'https:') return `leads to ${url.protocol}`;
  return opensWindow && !/noopener|noreferrer/.test(rel) ? 'hands over its window' : undefined;
}

/** Every link that was seen, and what is wrong with it. */
export class Links {
  readonly #links = new Map<string, Link>();
  readonly #anchors = new Map<string, ReadonlySet<string>>();

  /** Takes note of the links of the page as it is, and of where a link can lead within it. */
  async collect(page: Page): Promise<void> {
    const { links, ids } = await page.evaluate(() => ({
      // The note for an app that does not come leads to the page itself.
      links: Array.from(
        document.querySelectorAll<HTMLAnchorElement>('a:not([data-late-note] a)'),
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

  /** Addresses inside the app, without their anchors. */
  get inside(): readonly string[] {
    const paths = [...this.#links.values()]
      .filter(({ href }) => href?.startsWith('#') !== true)
      .map(({ page, href }) => URL.parse(href ?? '', `${appUrl}${page}`))
      .filter((url) => url?.origin === appUrl)
      .map((url) => `${url?.pathname}${url?.search}`);
    return [...new Set(paths)];
  }

  /** One line for each link that leads nowhere, or somewhere it should not. */
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
