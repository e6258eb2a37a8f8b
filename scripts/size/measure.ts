import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest, ManifestChunk } from 'vite';
import { assetsOf } from '../../apps/web/scripts/assets.ts';
import { accountPages, type Page, pages } from '../../apps/web/src/app/pages.ts';
import { baseNamespaces } from '../../apps/web/src/i18n/namespaces.ts';

const client = 'apps/web/dist/client';

const languages = ['en', 'el'] as const;
type Language = (typeof languages)[number];

export interface PageSize {
  readonly page: string;
  readonly language: Language;
  readonly script: number;
  readonly style: number;
  readonly fonts: readonly string[];
}

const gzipped = new Map<string, number>();

function sizeOf(file: string): number {
  const known = gzipped.get(file);
  if (known !== undefined) return known;
  const size = gzipSync(readFileSync(join(client, file)), { level: 9 }).length;
  gzipped.set(file, size);
  return size;
}

function total(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + sizeOf(file), 0);
}

export function readManifest(): Manifest {
  const file = join(client, '.vite/manifest.json');
  if (!existsSync(file)) throw new Error('The app is not built: run `npx -y pnpm@12.21.0 build`.');
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}

/** What the document itself asks for, beside what its modules import. */
function linked(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, file = '']) => file);
}

/** The document that the server answers with before any script has run. */
function documentOf(page: Page, language: Language): string {
  const base = page.path === '*' ? '404' : page.prerender ? `${page.path}/index` : 'fallback';
  const suffix = language === 'en' ? '' : `.${language}`;
  return readFileSync(join(client, `${base}${suffix}.html`), 'utf8');
}

/** Everything that has to arrive before the page can be used, without what is loaded when idle or on use. */
function firstLoad(manifest: Manifest, page: Page, language: Language) {
  const html = documentOf(page, language);
  const assets = assetsOf(manifest, [
    'index.html',
    'src/app/start.tsx',
    `src/routes/${page.id}.tsx`,
    ...[...baseNamespaces, ...page.namespaces].map((name) => `src/i18n/${language}/${name}.ts`),
  ]);
  return {
    scripts: new Set([
      ...assets.scripts,
      ...linked(html, /<link rel="modulepreload" href="([^"]+)"/g),
      ...linked(html, /<script [^>]*src="([^"]+)"/g),
    ]),
    styles: new Set([...assets.styles, ...linked(html, /<link rel="stylesheet" href="([^"]+)"/g)]),
    fonts: linked(html, /<link rel="preload" href="([^"]+\.woff2)"/g),
  };
}

const publicPages = pages.filter((page) => !accountPages.includes(page));

/** Every script of a page's first load with its size, the largest first. */
export function listScripts(manifest: Manifest, path: string): [file: string, size: number][] {
  const page = publicPages.find((candidate) => candidate.path === path);
  if (page === undefined) throw new Error(`No public page has the path ${path}.`);
  const { scripts } = firstLoad(manifest, page, 'en');
  return [...scripts]
    .map((file): [string, number] => [file, sizeOf(file)])
    .toSorted(([, a], [, b]) => b - a);
}

export function measurePages(manifest: Manifest): PageSize[] {
  return publicPages.flatMap((page) =>
    languages.map((language) => {
      const { scripts, styles, fonts } = firstLoad(manifest, page, language);
      return {
        page: page.path,
        language,
        script: total(scripts),
        style: total(styles),
        fonts: fonts.map((file) => file.replace(/^.*\//, '')),
      };
    }),
  );
}

/** Has a copy of what it needs of the SDK, and is loaded only by those who sign in with a phone. */
const phone = 'src/adapters/identity/firebase/phone-identity.ts';

/** An address that only the identity SDK contains. */
const identityMark = 'identitytoolkit.googleapis.com';

export interface IdentitySize {
  readonly chunks: readonly string[];
  /** What only the identity SDK brings along; what other parts of the app load too is not counted. */
  readonly extra: number;
  /** Pages that load the SDK before they need it. */
  readonly tooEarly: readonly string[];
}

export function measureIdentity(manifest: Manifest): IdentitySize {
  const contains = (file: string) =>
    readFileSync(join(client, file), 'utf8').includes(identityMark);
  const isOwner = ({ file }: ManifestChunk) => file.endsWith('.js') && contains(file);
  const all = Object.entries(manifest).filter(([, chunk]) => isOwner(chunk));
  const owners = all.filter(([name]) => name !== phone);
  const sharedNames = new Set(
    Object.values(manifest).flatMap((chunk) => (isOwner(chunk) ? [] : (chunk.imports ?? []))),
  );
  const own = owners.flatMap(([name, { imports = [] }]) => [
    name,
    ...imports.filter((imported) => !sharedNames.has(imported)),
  ]);
  const chunks = [...new Set(own)].map((name) => `/${manifest[name]?.file}`);
  return {
    chunks,
    extra: total(chunks),
    tooEarly: publicPages
      .filter((page) => {
        const { scripts } = firstLoad(manifest, page, 'en');
        return all.some(([, { file }]) => scripts.has(`/${file}`));
      })
      .map(({ path }) => path),
  };
}
