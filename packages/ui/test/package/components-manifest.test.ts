import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { repositoryRoot } from '../../scripts/paths.ts';
import { type ComponentFolder, components } from '../../facts/folders.ts';
import { complaintsAbout, controlled, type Visit } from './documentation.ts';
import { serve } from './serve.ts';

/** Storybook's description of a component for programs. */
interface Documented {
  readonly name: string;
  readonly path: string;
  readonly description?: string;
  readonly error?: unknown;
  readonly import?: string;
  readonly jsDocTags?: Readonly<Partial<Record<'example' | 'since' | 'status', readonly string[]>>>;
  readonly reactDocgen?: { readonly props?: Readonly<Record<string, { description?: string }>> };
  readonly stories?: readonly { readonly snippet?: string }[];
}

/** Whether a component's props are those of its element and no others. */
const isPlain = ({ path, symbol }: ComponentFolder) =>
  new RegExp(`export type ${symbol}Props = (?:Omit<)?ComponentProps<'\\w+'>[^{]*;`).test(
    readFileSync(join(path, `${symbol}.tsx`), 'utf8'),
  );

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

afterAll(() => stop(), 60_000);

const find = ({ name, symbol }: ComponentFolder) =>
  documented.find(({ path }) => path.endsWith(`/src/${name}/${symbol}.stories.tsx`));

test.for(components)('$name is described', (component) => {
  const { name, symbol } = component;
  const entry = find(component);
  // A component that only works in a group is documented with it.
  expect(entry?.name, `${name} in the manifest`).toContain(symbol);
  expect(entry?.error).toBeUndefined();
  expect(entry?.description ?? '').toMatch(/^[A-Z].{20,}/);
});

test.for(components)('$name says its status and the version that it came with', (component) => {
  const { since = [], status = [] } = find(component)?.jsDocTags ?? {};
  expect([...since, ...status].join(' ')).toMatch(/^\d+\.\d+\.\d+ (?:stable|beta|deprecated)$/);
});

test('the manifest names no folder of the machine', () => {
  expect(JSON.stringify(documented)).not.toContain(repositoryRoot);
});

test.for(components)('$name has its props, an import and an example', (component) => {
  const { name } = component;
  const entry = find(component);
  const props = Object.entries(entry?.reactDocgen?.props ?? {});
  expect(props.length > 0, `props of its own: ${props.map(([prop]) => prop).join(', ')}`).toBe(
    !isPlain(component),
  );
  // The package has no index: each name is imported from its own subpath.
  const imports = (entry?.import ?? '').split('\n');
  expect(imports.join('\n')).toMatch(
    new RegExp(`\\b${entry?.name}\\b.* from '@salonica/ui/${name}';`),
  );
  expect(imports.filter((line) => !/ from '@salonica\/ui\/[\w-]+';$/.test(line))).toEqual([]);
  expect(entry?.jsDocTags?.example?.join('') ?? '').toMatch(/<[A-Z]/);
  expect(entry?.stories?.some(({ snippet = '' }) => snippet.includes(`<${entry.name}`))).toBe(true);
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

// Every response is generated from the sources.
test('the documentation is available over MCP', { timeout: 240_000 }, async () => {
  expect(await ask('tools/list')).toContain('"name":"docs-list"');
  const list = await ask('tools/call', { name: 'docs-list', arguments: {} });
  const missing = components.filter(({ symbol }) => !list.includes(symbol));
  expect(missing.map(({ symbol }) => symbol)).toEqual([]);
  const shown = await ask('tools/call', {
    name: 'docs-show',
    arguments: { id: 'components-salons-saloncard' },
  });
  expect(shown).toContain("from '@salonica/ui/salon-card'");
  expect(shown).toContain('priceRange');
});

test('controls change a story that has a frame', { timeout: 240_000 }, async () => {
  const id = 'components-saying-what-happened-dialog--docs';
  expect(await controlled(url, id, 'title', 'Ώρα, 10:30;')).toContain('Ώρα, 10:30;');
});

/** Pages with stories: one of a single element, the other of a group. */
const pages = ['components-actions-button--docs', 'components-finding-the-way-accordion--docs'];

const light = { theme: 'light', language: 'en' } as const;
const dark = { theme: 'dark', language: 'el' } as const;

// With EVERY_PAGE in the environment all of them, each light and dark, which is slow.
const every = process.env['EVERY_PAGE'] !== undefined;

test(
  'the documentation has no axe findings',
  { timeout: every ? 3_600_000 : 480_000 },
  async () => {
    const index = (await (await fetch(`${url}index.json`)).json()) as {
      readonly entries: Readonly<Record<string, { readonly type: string }>>;
    };
    const documentation = Object.entries(index.entries).flatMap(([id, { type }]) =>
      type === 'docs' ? [id] : [],
    );
    const written = documentation.filter((id) => /^(?:overview|foundations)-/.test(id));
    expect(written.length).toBeGreaterThan(10);
    expect(documentation).toEqual(expect.arrayContaining(pages));
    const both = (id: string): Visit[] => [
      { id, ...light },
      { id, ...dark },
    ];
    const visits = every
      ? documentation.flatMap(both)
      : [
          ...written.flatMap(both),
          ...pages.map((id, place): Visit => ({ id, ...(place % 2 === 0 ? light : dark) })),
        ];
    expect(await complaintsAbout(url, visits)).toEqual([]);
  },
);
