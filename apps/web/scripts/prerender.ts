import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import type * as Renderer from '../src/app/render.tsx';
import type { Language } from '../src/i18n/languages.ts';
import { assetsOf, type PageAssets } from './assets.ts';
import { cspHash } from './boot-script.ts';
import { documentOf } from './document.ts';
import { fontsOf } from './fonts.ts';
import { robotsOf, sitemapOf } from './sitemap.ts';

export interface PrerenderOptions {
  readonly clientFolder: string;
  readonly rendererFile: string;
  readonly serverManifestFile: string;
  readonly bootScript: string;
}

/** `index.html` in English, `index.el.html` in Greek; the same for the other documents. */
function fileName(base: string, language: Language): string {
  return language === 'en' ? `${base}.html` : `${base}.${language}.html`;
}

export async function prerenderAll(options: PrerenderOptions): Promise<number> {
  const { clientFolder, bootScript } = options;
  const template = await readFile(join(clientFolder, 'index.html'), 'utf8');
  const manifestFile = join(clientFolder, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  const renderer = (await import(pathToFileURL(options.rendererFile).href)) as typeof Renderer;

  let written = 0;
  const write = async (file: string, content: string): Promise<void> => {
    const target = join(clientFolder, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
    written += 1;
  };

  const appAssets = (language: Language, namespaces: readonly string[], modules: string[]) =>
    assetsOf(manifest, [
      'index.html',
      'src/app/start.tsx',
      ...[...renderer.baseNamespaces, ...namespaces].map(
        (name) => `src/i18n/${language}/${name}.ts`,
      ),
      ...modules,
    ]);

  for (const language of renderer.languages) {
    const frame = (assets: PageAssets, italic: boolean) => ({
      template,
      language,
      bootScript,
      assets,
      fonts: fontsOf(manifest, language, italic),
    });

    const fallback = documentOf({
      ...frame(appAssets(language, [], []), false),
      title: 'Salonica',
    });
    await write(fileName('fallback', language), fallback);

    for (const page of renderer.pages) {
      const isNotFound = page.path === '*';
      if (!page.prerender && !isNotFound) continue;
      const { html, title, tags } = await renderer.renderPage(
        page,
        language,
        isNotFound ? '/404' : page.path,
      );
      const assets = appAssets(language, page.namespaces, [`src/routes/${page.id}.tsx`]);
      const document = documentOf({
        ...frame(assets, page.id === 'home'),
        title,
        tags,
        html,
        ...(page.id === 'home' ? { data: renderer.siteData } : {}),
      });
      const base = isNotFound ? '404' : join('.', page.path, 'index');
      await write(fileName(base, language), document);
    }
  }

  const known = renderer.pages.filter((page) => page.path !== '*');
  const prerendered = known.filter((page) => page.prerender);
  const listed = prerendered.filter((page) => page.isIndexed).map((page) => page.path);
  await writeFile(join(clientFolder, 'sitemap.xml'), sitemapOf(renderer.siteOrigin, listed));
  await writeFile(join(clientFolder, 'robots.txt'), robotsOf(renderer.siteOrigin));

  const serverManifest = {
    origin: renderer.siteOrigin,
    cspScriptHashes: [cspHash(bootScript)],
    routes: {
      prerendered: prerendered.map((page) => page.path),
      patterns: known.filter((page) => !page.prerender).map((page) => page.path),
      unlisted: known.filter((page) => !page.isIndexed).map((page) => page.path),
    },
  };
  await writeFile(options.serverManifestFile, `${JSON.stringify(serverManifest, null, 2)}\n`);
  return written;
}
