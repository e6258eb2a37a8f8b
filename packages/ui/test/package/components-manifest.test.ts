import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { repositoryRoot } from '../../scripts/paths.ts';
import { components } from '../components.ts';
import { serve } from './serve.ts';

/** What Storybook says about one component to programs that ask. */
interface Documented {
  readonly name: string;
  readonly path: string;
  readonly description?: string;
  readonly error?: unknown;
  readonly reactDocgen?: { readonly props?: Readonly<Record<string, unknown>> };
}

let documented: readonly Documented[];
let url: string;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ url, stop } = await serve(
    join(repositoryRoot, '.storybook'),
    (port) =>
      `node node_modules/storybook/dist/bin/dispatcher.js dev --port ${port} --exact-port --ci --no-open --config-dir .`,
    { NODE_ENV: 'development', STORYBOOK_DISABLE_TELEMETRY: '1' },
  ));
  const response = await fetch(`${url}manifests/components.json`);
  const manifest = (await response.json()) as {
    readonly components: Readonly<Record<string, Documented>>;
  };
  documented = Object.values(manifest.components);
}, 240_000);

afterAll(() => stop());

test.for(components)('$name is described', ({ name, symbol }) => {
  const entry = documented.find(({ path }) => path.endsWith(`/src/${name}/${symbol}.stories.tsx`));
  // A component that only works in a group is documented with it.
  expect(entry?.name, `${name} in the manifest`).toContain(symbol);
  expect(entry?.error).toBeUndefined();
  expect(entry?.description ?? '').toMatch(/^[A-Z].{20,}/);
});

async function ask(method: string, params: object = {}): Promise<string> {
  const response = await fetch(`${url}mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  expect(response.status).toBe(200);
  return response.text();
}

test('programs can ask for the documentation over MCP', async () => {
  expect(await ask('tools/list')).toContain('"name":"docs-list"');
  const list = await ask('tools/call', { name: 'docs-list', arguments: {} });
  const missing = components.filter(({ symbol }) => !list.includes(symbol));
  expect(missing.map(({ symbol }) => symbol)).toEqual([]);
});
