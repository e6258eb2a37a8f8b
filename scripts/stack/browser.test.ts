import { chromium } from 'playwright';
import { expect, test } from 'vitest';
import { browserOptions } from './browser.ts';

const disabled = (args: readonly string[]): readonly string[] =>
  args
    .findLast((arg) => arg.startsWith('--disable-features='))
    ?.replace(/^.*=/, '')
    .split(',') ?? [];

async function argumentsOf(options: Parameters<typeof chromium.launchServer>[0]) {
  const server = await chromium.launchServer(options);
  try {
    return server.process().spawnargs;
  } finally {
    await server.close();
  }
}

test('journeys run in a browser with the features that Playwright disables, and without an address bar', async () => {
  const usual = disabled(await argumentsOf({ ...browserOptions(), args: [] }));
  const ours = disabled(await argumentsOf(browserOptions()));
  expect(usual).toContain('PaintHolding');
  expect(ours).toEqual(expect.arrayContaining([...usual]));
  expect(ours).toContain('WebUIOmniboxPopup');
}, 60_000);
