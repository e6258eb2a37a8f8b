import type { BrowserContext, Page, Request } from '@playwright/test';
import { expect, open, test } from './support/test.ts';

const isStream = (request: Request) => new URL(request.url()).pathname === '/api/v1/events';

/** The tab of each open stream. */
function watchStreams(context: BrowserContext) {
  const streams = new Map<Request, Page>();
  context.on('request', (request) => {
    if (isStream(request)) streams.set(request, request.frame().page());
  });
  const end = (request: Request) => streams.delete(request);
  context.on('requestfinished', end);
  context.on('requestfailed', end);
  context.on('page', (page) => {
    page.on('close', () => {
      for (const [request, tab] of streams) if (tab === page) streams.delete(request);
    });
  });
  return () => [...streams.values()];
}

test('eight tabs share one stream, hand it over when its tab closes, and close it at sign-out', async ({
  customer: _,
  context,
  pageErrors,
  t,
}) => {
  test.slow();
  const streams = watchStreams(context);
  const tabs: Page[] = [];
  for (let count = 0; count < 8; count += 1) {
    const tab = await context.newPage();
    pageErrors.watch(tab);
    await open(tab, '/profile/chat');
    tabs.push(tab);
  }
  const rowOn = (tab: Page) => tab.getByRole('link', { name: /^Thermaikos/ });
  for (const tab of tabs) await expect(rowOn(tab)).toHaveAccessibleName(/2/);
  await expect.poll(() => streams().length).toBe(1);

  const [leader] = streams();
  const last = tabs.findLast((tab) => tab !== leader);
  if (last === undefined || leader === undefined) throw new Error('There is no tab.');
  await rowOn(last).click();
  // A message read in one tab is read in all.
  for (const tab of tabs) {
    if (tab !== last) await expect(rowOn(tab)).not.toHaveAccessibleName(/2/, { timeout: 5000 });
  }
  expect(streams()).toEqual([leader]);

  await leader.close();
  await expect.poll(() => streams().length).toBe(1);
  expect(streams()).not.toContain(leader);
  const left = tabs.filter((tab) => tab !== leader && tab !== last);
  await last.getByRole('textbox', { name: 'Message' }).fill('When are you open?');
  await last.keyboard.press('Enter');
  // Events after the hand-over reach all tabs, once.
  for (const tab of left) {
    const row = tab.getByRole('listitem').filter({ has: rowOn(tab) });
    await expect(row).toContainText(/We are open/);
  }
  await expect(last.getByRole('log').getByText('When are you open?')).toHaveCount(1);
  await expect(last.getByRole('log').getByText(/We are open/)).toHaveCount(1);

  await open(last, '/profile');
  await last.getByRole('main').getByRole('button', { name: t.profile.signOut }).click();
  for (const tab of left) await expect(tab).toHaveURL(/signin/);
  await expect.poll(streams).toEqual([]);
});
