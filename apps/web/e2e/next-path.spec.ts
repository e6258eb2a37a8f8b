import { appUrl } from './support/stack.ts';
import { expect, goWithinApp, open, test } from './support/test.ts';

/** Spellings of a foreign URL that a careless parser takes for a path. */
const nasty = [
  'https://example.com/',
  '//example.com',
  '///example.com',
  '/\\example.com',
  '\\\\example.com',
  '/\t/example.com',
  '/\n/example.com',
  '\t//example.com',
  ' //example.com',
  '/.//example.com',
  '/x/..//example.com',
  '/%2f/example.com/..//example.com',
  '%2f%2fexample.com',
  '/%5cexample.com',
  '//example.com@localhost',
  'https:example.com',
  'javascript:document.title=1',
  'java\tscript:document.title=1',
  'data:text/html,<h1>hi</h1>',
  '\u2044\u2044example.com',
  '/\uff0fexample.com',
  '//\u0435xample.com',
];

test('no redirect path leads away from the app', async ({ customerPage: page, pageErrors }) => {
  // A path within the app may lead to a missing page.
  pageErrors.expect(/404/, /There is no page at/);
  const left: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) left.push(frame.url());
  });
  await open(page, '/signin');
  // A signed-in customer is redirected at once.
  for (const next of nasty) {
    await goWithinApp(page, `/signin?${new URLSearchParams({ next }).toString()}`);
    await expect(page, next).not.toHaveURL(/\/signin/);
    expect(new URL(page.url()).origin, next).toBe(appUrl);
  }
  expect(left.filter((url) => !url.startsWith(`${appUrl}/`))).toEqual([]);
});
