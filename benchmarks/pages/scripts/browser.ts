import { type Browser, chromium } from 'playwright';
import { browserOptions } from '../../../scripts/stack/browser.ts';
import { type Finished, freeze } from './freeze.ts';
import type { BenchPage } from './pages.ts';
import { prepare, startProxy } from './proxy.ts';
import type { Seen } from './report.ts';
import type { Stack } from './stack.ts';
import { shuffled } from './statistics.ts';
import { readFinished, type Visit, visit } from './visit.ts';

export function launch(args: readonly string[] = []): Promise<Browser> {
  const options = browserOptions();
  return chromium.launch({
    ...options,
    // A background page would have to wait for every other program on a busy machine.
    args: [
      ...(options.args ?? []),
      '--no-sandbox',
      '--disable-renderer-backgrounding',
      '--disable-backgrounding-occluded-windows',
      // With DevTools attached, V8 otherwise parses a file again when code in it creates an error.
      '--js-flags=--no-enable-lazy-source-positions',
      ...args,
    ],
  });
}

export interface Plan {
  readonly pages: readonly BenchPage[];
  readonly rounds: number;
  readonly onVisit: (path: string, kind: 'live' | 'frozen', round: number, seen: Visit) => void;
}

/** Visits every page with script and without, in shuffled rounds. */
export async function measureVisits(
  browser: Browser,
  stack: Stack,
  { pages, rounds, onVisit }: Plan,
): Promise<Seen[]> {
  const live = await startProxy(stack.url);
  const finished = new Map<string, Finished>();
  const documents = new Map<string, Awaited<ReturnType<typeof prepare>>>();
  for (const { path, names } of pages) {
    const url = `${live.url}${path}`;
    const page = await readFinished(browser, url, (opened) => freeze(opened, stack.names[names]));
    finished.set(path, page);
    documents.set(path, await prepare(url, page.html));
  }
  const frozen = await startProxy(stack.url, documents);
  const servers = { live, frozen };
  const found = new Map(
    pages.map((page) => [page.path, { page, live: [] as Visit[], frozen: [] as Visit[] }]),
  );
  const visits = pages.flatMap(({ path }) =>
    (['live', 'frozen'] as const).map((kind) => ({ path, kind })),
  );
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const { path, kind } of shuffled(visits)) {
        const expected = finished.get(path)?.expected;
        if (expected === undefined) throw new Error(`${path} was not taken down.`);
        const seen = await visit(browser, `${servers[kind].url}${path}`, expected);
        found.get(path)?.[kind].push(seen);
        onVisit(path, kind, round, seen);
      }
    }
  } finally {
    live.close();
    frozen.close();
  }
  return [...found.values()];
}
