import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest, ManifestChunk } from 'vite';
import { assetsOf } from '../../apps/web/scripts/assets.ts';
import { accountPages, type Page, pages } from '../../apps/web/src/app/navigation/pages.ts';
import type { DocumentFrame } from '../../apps/web/src/app/server/document.ts';
import { emptyFrame, frameName, type Frames } from '../../apps/web/src/app/server/frames.ts';
import { baseNamespaces } from '../../apps/web/src/i18n/namespaces.ts';

const client = 'apps/web/dist/client';
const server = 'apps/web/dist/server';

const languages = ['en', 'el'] as const;
type Language = (typeof languages)[number];

export interface PageSize {
  readonly page: string;
  readonly language: Language;
  readonly script: number;
  readonly scriptFiles: number;
  readonly styleFiles: number;
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

/** Files that the documents load themselves, beside the imports of their modules. */
const frames = JSON.parse(readFileSync(join(server, 'frames.json'), 'utf8')) as Frames;

function frameOf(page: Page, language: Language): DocumentFrame {
  const frame = frames[frameName(page.isRendered ? page.id : emptyFrame, language)];
  if (frame === undefined) throw new Error(`There is no frame for ${page.path}.`);
  return frame;
}

/** Everything that has to load before the page can be used, without what is loaded when idle or on use. */
function firstLoad(manifest: Manifest, page: Page, language: Language) {
  const frame = frameOf(page, language);
  const assets = assetsOf(manifest, [
    'index.html',
    'src/app/start.tsx',
    `src/routes/${page.id}.tsx`,
    `src/i18n/base/${language}.ts`,
    ...page.namespaces
      .filter((name) => !baseNamespaces.some((base) => base === name))
      .map((name) => `src/i18n/${language}/${name}.ts`),
  ]);
  return {
    scripts: new Set([...assets.scripts, ...frame.scripts]),
    styles: new Set([...assets.styles, ...frame.styles]),
    fonts: frame.fonts,
  };
}

const publicPages = pages.filter((page) => !accountPages.includes(page));

/** Every script of a page's first load with its size, largest first. */
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
        scriptFiles: scripts.size,
        styleFiles: styles.size,
        style: total(styles),
        fonts: fonts.map((file) => file.replace(/^.*\//, '')),
      };
    }),
  );
}

/** Contains parts of the SDK, and is loaded only to sign in with a phone. */
const phone = 'src/adapters/identity/firebase/phone-identity.ts';

/** A URL that only the identity SDK contains. */
const identityMark = 'identitytoolkit.googleapis.com';

/** A class that only MapLibre's code contains. */
const mapMark = 'maplibregl-canvas';

export interface MapSize {
  /** The chunks of MapLibre, which only an open map with tiles loads. */
  readonly chunks: readonly string[];
  readonly size: number;
  /** Pages with one of them in their first load. */
  readonly tooEarly: readonly string[];
}

export function measureMap(manifest: Manifest): MapSize {
  const chunks = Object.values(manifest)
    .map(({ file }) => `/${file}`)
    .filter(
      (file) => file.endsWith('.js') && readFileSync(join(client, file), 'utf8').includes(mapMark),
    );
  return {
    chunks,
    size: total(chunks),
    tooEarly: publicPages
      .filter((page) => chunks.some((file) => firstLoad(manifest, page, 'en').scripts.has(file)))
      .map(({ path }) => path),
  };
}

export interface IdentitySize {
  readonly chunks: readonly string[];
  /** Chunks that only the identity SDK needs; those that other parts of the app load too are not counted. */
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
