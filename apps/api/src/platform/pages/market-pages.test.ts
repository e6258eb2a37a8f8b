import { expect, test } from 'vitest';
import { createDocuments } from './documents.ts';
import { createPageCache } from './page-cache.ts';
import type { Shown } from './versions.ts';

/** A page of the market that shows two of three salons. */
function createMarket() {
  const salons = new Map([
    ['a', 1],
    ['b', 1],
    ['c', 1],
  ]);
  const listed = ['a', 'b'];
  let now = 0;
  let rendered = 0;
  /** Changes a salon while a page is rendered. */
  let meanwhile: string | undefined;
  const change = (id: string) => salons.set(id, (salons.get(id) ?? 0) + 1);
  const versionOf = (shown: Shown) =>
    shown.kind === 'salons' ? shown.ids.map((id) => salons.get(id)).join() : 'catalogue';
  const documentOf = createDocuments({
    build: {
      client: '/nowhere',
      manifest: () => undefined,
      name: () => 'build',
      renderer: async () => ({
        async render({ answer }) {
          rendered += 1;
          const response = await answer(new Request('http://localhost/api/v1/salons'));
          const text = await response.text();
          if (meanwhile !== undefined) change(meanwhile);
          meanwhile = undefined;
          return { status: 200, html: text, isComplete: true };
        },
        answerForm: () => Promise.reject(new Error('No form.')),
      }),
    },
    cache: createPageCache(),
    versions: { known: versionOf, read: async (shown) => versionOf(shown) },
    answer: async () => Response.json(listed.map((id) => [id, salons.get(id)])),
    salonsIn: async () => listed,
    log: () => undefined,
    metrics: { pageSent: () => undefined },
    now: () => now,
    keepsPages: true,
  });
  return {
    change,
    listed,
    changeMeanwhile: (id: string) => void (meanwhile = id),
    wait: (milliseconds: number) => void (now += milliseconds),
    rendered: () => rendered,
    async read(): Promise<string> {
      const shown = { kind: 'market' } as const;
      const page = await documentOf({ path: '/', shown, route: '/', namesLanguage: false }, 'en');
      return Buffer.from((await page?.file.read('identity')) ?? []).toString();
    },
  };
}

test('a page of the market is rendered again when a salon that it shows changes, not for others', async () => {
  const { change, wait, rendered, read } = createMarket();
  await read();
  await read();
  expect(rendered()).toBe(1);
  wait(1100);
  await read();
  expect(rendered()).toBe(2);
  wait(30_000);
  change('c');
  await read();
  expect(rendered()).toBe(2);
  change('b');
  expect(await read()).toContain('["b",2]');
  expect(rendered()).toBe(3);
});

test('a salon that changes while a page is first rendered is right within a second', async () => {
  const { changeMeanwhile, wait, read } = createMarket();
  changeMeanwhile('a');
  await read();
  wait(1100);
  expect(await read()).toContain('["a",2]');
  changeMeanwhile('b');
  wait(60_000);
  await read();
  expect(await read()).toContain('["b",2]');
});

test('a page follows its salons when others enter it', async () => {
  const { change, listed, wait, read } = createMarket();
  await read();
  wait(1100);
  await read();
  wait(60_000);
  listed.push('c');
  await read();
  wait(1100);
  await read();
  change('c');
  expect(await read()).toContain('["c",2]');
});
