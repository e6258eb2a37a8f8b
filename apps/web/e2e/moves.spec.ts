import { expect, open, test } from './support/test.ts';

const card = '[data-component="salon-card"]';

test('a prefetched link opens at once, without the network', async ({ page, t, pageErrors }) => {
  pageErrors.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await open(page, '/salons');
  const first = page.locator(card).first();
  const name = await first.getByRole('heading').innerText();
  let isLoaded = false;
  page.on('requestfinished', (request) => {
    isLoaded ||= request.url().includes('/reviews');
  });
  // The code that watches the pointer loads when the page is idle.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await first.getByRole('link').first().hover();
    await expect.poll(() => isLoaded, { timeout: 500 }).toBe(true);
  }).toPass();
  await page.context().setOffline(true);
  await first.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('link', { name: t.salon.book }).first()).toBeVisible();
});

test('Back and Forward restore the list, the position and the focused link', async ({
  page,
  t,
}) => {
  const cards = page.locator(card);
  await open(page, '/category/1');
  await page.getByRole('button', { name: t.discovery.loadMore }).click();
  await expect(cards).toHaveCount(12);
  const details = cards.nth(7).getByRole('link', { name: t.discovery.viewDetails });
  const name = await cards.nth(7).getByRole('heading').innerText();
  await details.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(500);
  await details.click();
  const title = page.getByRole('heading', { level: 1, name });
  await expect(title).toBeFocused();

  await page.goBack();
  await expect(cards).toHaveCount(12);
  await expect(details).toBeFocused();
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place))
    .toBeLessThan(80);

  await page.goForward();
  await expect(title).toBeFocused();
  await page.goBack();
  await expect(details).toBeFocused();
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a card becomes its page and the page its card, and links can be pressed meanwhile', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      const changes: string[] = [];
      Object.assign(window, { changes });
      document.startViewTransition = (update) => {
        const change = start(update);
        change.ready.then(
          () => {
            const parts = document.getAnimations().map(({ effect }) => {
              const { pseudoElement } = effect as KeyframeEffect;
              return /^::view-transition-group\((.+)\)$/.exec(pseudoElement ?? '')?.[1] ?? '';
            });
            const { x, y } = document.querySelector('header a')?.getBoundingClientRect() ?? {
              x: 0,
              y: 0,
            };
            const isOpen = document.elementFromPoint(x + 5, y + 5)?.closest('header a') != null;
            changes.push(
              [...new Set(parts), isOpen ? 'open' : 'closed'].toSorted().join(' ').trim(),
            );
          },
          (error: unknown) => changes.push(String(error)),
        );
        return change;
      };
    });
    const changes = () => page.evaluate(() => (window as unknown as { changes: string[] }).changes);
    const moves = page.waitForResponse(/\/assets\/session-.+\.js/);
    await open(page, '/salons');
    await moves;
    const link = page.locator(card).nth(1).getByRole('heading').getByRole('link');
    const name = await link.innerText();
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    await expect.poll(changes).toEqual(['open salon-name salon-picture']);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(link).toBeFocused();
    await expect.poll(changes).toHaveLength(2);
    expect((await changes())[1]).toBe('open salon-name salon-picture');
  });
});
