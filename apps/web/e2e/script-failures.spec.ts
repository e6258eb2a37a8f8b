import type { BrowserContext, Page } from '@playwright/test';
import { expect, hydrated, open, test } from './support/test.ts';
import { failFile, failures, type FileKind, filesOf, silence } from './support/script-failures.ts';
import { texts } from './support/texts.ts';

const note = (page: Page) => page.locator('[data-late-note] p');
const failed = (page: Page) => page.locator('html[data-failed]');
const reload = (page: Page) => page.getByRole('link', { name: texts.en.document.late.reload });

const about = () => filesOf('about', 'en/about');
const kinds = Object.keys(about()) as FileKind[];

/** Opens a separate page for each file, with that file failing. */
function eachFile(
  context: BrowserContext,
  path: string,
  files: Record<FileKind, string>,
  look: (page: Page, kind: FileKind, repair: () => Promise<void>) => Promise<void>,
  fail: Parameters<typeof failFile>[2],
  times?: number,
): Promise<void[]> {
  return Promise.all(
    kinds.map(async (kind) => {
      const page = await context.newPage();
      const repair = await failFile(page, files[kind], fail, times);
      await page.goto(path, { waitUntil: 'commit' });
      await look(page, kind, repair);
      await page.close();
    }),
  );
}

for (const [what, fail] of Object.entries(failures)) {
  test(`a script that ${what} leaves the page, an error message and a retry`, async ({
    context,
    t,
  }) => {
    await eachFile(
      context,
      '/about',
      about(),
      async (page, kind, repair) => {
        await expect(failed(page), kind).toBeAttached({ timeout: 20_000 });
        await expect(note(page)).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(
          page.getByRole('link', { name: t.shell.nav.findSalons }).first(),
        ).toBeVisible();
        await repair();
        await reload(page).click();
        await hydrated(page);
        await expect(note(page)).toBeHidden();
      },
      fail,
    );
  });
}

test('a script that fails once loads at the second try', async ({ context }) => {
  await eachFile(
    context,
    '/about',
    about(),
    async (page) => {
      // Several pages start at once, each after a pause.
      await hydrated(page, { timeout: 20_000 });
      await expect(note(page)).toBeHidden();
    },
    failures['does not arrive'],
    1,
  );
});

interface SeenWindow extends Window {
  /** When the parts of the page became visible. */
  seen?: { heading?: number; note?: number };
}

/** Records in the page, because the runner may look late. */
function recordNote(): void {
  const seen: SeenWindow['seen'] = {};
  (window as SeenWindow).seen = seen;
  const isVisible = (selector: string) =>
    document.querySelector(selector)?.checkVisibility({ visibilityProperty: true });
  setInterval(() => {
    if (isVisible('h1') === true) seen.heading ??= performance.now();
    // Before the style sheet arrives nothing is hidden, and nothing is painted.
    if (isVisible('[data-late-note] p') !== true) delete seen.note;
    else seen.note ??= performance.now();
  }, 100);
}

/** Milliseconds from the heading to the note; NaN before it. */
const noteDelay = (page: Page) =>
  page.evaluate(() => {
    const { heading = Number.NaN, note = Number.NaN } = (window as SeenWindow).seen ?? {};
    return note - heading;
  });

// Alone in its window: only the page in front runs its animations on time.
test('a server that does not respond to a script request causes a note within twelve seconds', async ({
  page,
}) => {
  await page.addInitScript(recordNote);
  await failFile(page, about().entry, silence);
  await page.goto('/about', { waitUntil: 'commit' });
  await expect.poll(() => noteDelay(page), { timeout: 30_000 }).toBeGreaterThan(8000);
  expect(await noteDelay(page)).toBeLessThan(12_000);
});

test('no response to a request for any script causes a note', async ({ context }) => {
  const look = async (page: Page, kind: FileKind) => {
    await expect(page.getByRole('heading', { level: 1 }), kind).toBeVisible();
    await expect(reload(page), kind).toBeHidden();
    await expect(reload(page), kind).toBeVisible({ timeout: 30_000 });
  };
  await eachFile(context, '/about', about(), look, silence);
});

test('a page of an account reports that it did not load', async ({ context, customer }) => {
  expect(customer.email).not.toBe('');
  await eachFile(
    context,
    '/profile',
    filesOf('profile', 'en/profile'),
    async (page, kind) => {
      await expect(failed(page), kind).toBeAttached({ timeout: 20_000 });
      await expect(reload(page)).toBeVisible();
      await expect(page.getByRole('link', { name: texts.en.document.late.home })).toBeVisible();
    },
    failures['is not there'],
  );
});

test('a page of the app that never loads is offered as a document', async ({ page, t }) => {
  await page.clock.install();
  await open(page, '/about');
  const repair = await failFile(page, filesOf('help', 'en/help').route, silence);
  await page.locator('a[href="/help"]').first().click();
  const link = page.getByRole('status').getByRole('link', { name: t.common.tryAgain });
  await page.clock.fastForward(9000);
  await expect(link).toBeHidden();
  await page.clock.fastForward(2000);
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL('/help');
  // Not earlier: the pending request would finish, show the page inside the app, and remove the
  // link.
  await repair();
  await hydrated(page);
});

test('without script there is nothing to wait for', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/about');
  await expect(page.locator('[data-late-note]')).toHaveCSS('display', 'none');
  await context.close();
});

test(
  'the note is in the language of the page, and not on paper',
  { tag: '@greek' },
  async ({ page, t, pageErrors }) => {
    pageErrors.expect(/./);
    await failFile(page, about().framework, failures['does not arrive']);
    await page.goto('/about');
    const link = page.getByRole('link', { name: t.document.late.reload });
    await expect(link).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(link).toBeHidden();
  },
);

test(
  'Greek texts that fail to load are replaced by English ones',
  { tag: '@greek' },
  async ({ page, pageErrors }) => {
    pageErrors.expect(/./);
    await failFile(page, filesOf('about', 'el/about').texts, failures['is not there']);
    await open(page, '/about');
    await expect(page.getByRole('heading', { name: texts.en.about.mission.title })).toBeVisible();
  },
);
