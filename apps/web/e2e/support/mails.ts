import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The text of the latest mail to an address in the inbox of a preview; empty before the first. */
export async function lastMail(page: Page, recipient: string): Promise<string> {
  const list = await (await page.request.get('/dev/mail')).text();
  const item = list.split('<li').find((entry) => entry.includes(recipient)) ?? '';
  const id = /\/dev\/mail\/([\da-f-]{36})/.exec(item)?.[1];
  return id === undefined ? '' : (await page.request.get(`/dev/mail/${id}/html`)).text();
}

/** The path of the link in the latest mail to an address, once it has one to the page. */
export async function mailedPath(page: Page, recipient: string, pathname: string): Promise<string> {
  const link = new RegExp(`href="([^"]*${pathname}\\?[^"]*)"`);
  await expect.poll(async () => link.test(await lastMail(page, recipient))).toBe(true);
  const href = link.exec(await lastMail(page, recipient))?.[1]?.replaceAll('&amp;', '&') ?? '';
  const url = new URL(href);
  return url.pathname + url.search;
}
