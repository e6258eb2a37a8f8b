import { statSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import type { DocumentFrame } from '../src/app/server/document.ts';
import type { FirstPicture } from '../src/app/server/first-picture.ts';
import type * as Server from '../src/app/server/index.ts';
import type { Page } from '../src/app/navigation/pages.ts';
import type { Language } from '../src/i18n/languages.ts';
import { baseNamespaces, type Namespace } from '../src/i18n/namespaces.ts';
import { assetsOf } from './assets.ts';
import { cspHash } from './boot-script.ts';
import { fontsOf } from './fonts.ts';
import { robotsOf } from './robots.ts';

export interface DocumentOptions {
  readonly clientFolder: string;
  readonly serverFolder: string;
  readonly manifestFile: string;
  readonly bootScript: string;
}

/** `index.html` in English, `index.el.html` in Greek; the same for the other documents. */
function fileName(base: string, language: Language): string {
  return language === 'en' ? `${base}.html` : `${base}.${language}.html`;
}

/** The home page's background street, by the width of the window. */
function streetsOf(manifest: Manifest): FirstPicture[] {
  const files = Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets]);
  const named = (pattern: RegExp): string => {
    const file = files.find((name) => pattern.test(name));
    if (file === undefined) throw new Error(`No ${pattern} in the build`);
    return `/${file}`;
  };
  return [
    {
      light: named(/\/narrow-light-.*\.avif$/),
      dark: named(/\/narrow-dark-.*\.avif$/),
      media: '(width < 768px)',
    },
    {
      light: named(/\/wide-light-.*\.svg$/),
      dark: named(/\/wide-dark-.*\.svg$/),
      media: '(width >= 768px)',
    },
  ];
}

const isWorker = (file: string) => file.includes('formats.worker');

/** The server's data for documents, by page and language. */
async function framesOf(
  server: typeof Server,
  { clientFolder, bootScript }: DocumentOptions,
): Promise<Record<string, DocumentFrame>> {
  const template = await readFile(join(clientFolder, 'index.html'), 'utf8');
  const manifestFile = join(clientFolder, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  const worker = manifest['index.html']?.assets?.find(isWorker);
  if (worker === undefined) throw new Error('The worker of formatters is not in the manifest');
  const frameOf = (
    language: Language,
    page: Pick<Page, 'id' | 'namespaces'> | null,
  ): DocumentFrame => {
    const assets = assetsOf(manifest, [
      'index.html',
      'src/app/start.tsx',
      `src/i18n/base/${language}.ts`,
      ...(page?.namespaces ?? [])
        .filter((name) => !isBase(name))
        .map((name) => `src/i18n/${language}/${name}.ts`),
      ...(page === null ? [] : [`src/routes/${page.id}.tsx`]),
    ]);
    const fonts = fontsOf(manifest, language, page?.id === 'home');
    const pictures = page?.id === 'home' ? streetsOf(manifest) : [];
    const sizeOf = (script: string) => statSync(join(clientFolder, script)).size;
    // The largest is requested first, because it takes longest.
    const scripts = assets.scripts.toSorted((a, b) => sizeOf(b) - sizeOf(a));
    return { template, bootScript, ...assets, scripts, worker: `/${worker}`, fonts, pictures };
  };
  const frames: Record<string, DocumentFrame> = {};
  for (const language of server.languages) {
    frames[server.frameName(server.emptyFrame, language)] = frameOf(language, null);
    for (const page of server.pages) {
      if (page.isRendered) frames[server.frameName(page.id, language)] = frameOf(language, page);
    }
  }
  return frames;
}

/** Those are one file. */
const isBase = (name: Namespace): boolean => baseNamespaces.some((base) => base === name);

const hasParameter = ({ path }: Page): boolean => path.includes(':');

/** Writes the renderer's data, and a document without data for each page with a fixed path. */
export async function writeDocuments(options: DocumentOptions): Promise<number> {
  const { clientFolder, serverFolder, manifestFile, bootScript } = options;
  const serverFile = pathToFileURL(join(serverFolder, 'index.js')).href;
  const server = (await import(serverFile)) as typeof Server;
  const frames = await framesOf(server, options);
  await writeFile(join(serverFolder, 'frames.json'), JSON.stringify(frames));
  const renderer = server.createRenderer(frames);

  let written = 0;
  const write = async (file: string, content: string): Promise<void> => {
    const target = join(clientFolder, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
    written += 1;
  };
  const known = server.pages.filter(({ path }) => path !== '*');
  for (const language of server.languages) {
    await write(fileName('fallback', language), renderer.empty(language));
    const render = async (path: string): Promise<string> => {
      const answer = async () => Response.json({}, { status: 503 });
      return (await renderer.render({ path, language, answer, now: Date.now(), timeoutMs: 0 }))
        .html;
    };
    await write(fileName('404', language), await render('/404'));
    for (const page of known) {
      if (!page.isRendered || hasParameter(page)) continue;
      await write(fileName(join('.', page.path, 'index'), language), await render(page.path));
    }
  }

  const rendered = known.filter(({ isRendered }) => isRendered);
  await writeFile(join(clientFolder, 'robots.txt'), robotsOf(server.siteOrigin));
  const serverManifest = {
    origin: server.siteOrigin,
    cspScriptHashes: [cspHash(bootScript)],
    routes: {
      rendered: rendered.map(({ path, query, shows }) => ({ path, query, shows })),
      acting: known.filter(({ acts }) => acts).map(({ path }) => path),
      framed: known.filter(({ isRendered }) => !isRendered).map(({ path }) => path),
      unlisted: known.filter(({ isIndexed }) => !isIndexed).map(({ path }) => path),
    },
  };
  await writeFile(manifestFile, `${JSON.stringify(serverManifest, null, 2)}\n`);
  return written;
}
