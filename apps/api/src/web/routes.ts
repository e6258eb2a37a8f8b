import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { trimTrailingSlash } from 'hono/trailing-slash';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { immutable, sendFile } from '../http/static-file.ts';
import type { AppBuild, AppManifest } from './app-build.ts';
import { filesOf } from './files.ts';
import { extendSitemap } from './sitemap.ts';

/** Names the visitor's language for the server; the app keeps it beside its local storage. */
const languageCookie = 'salonica-language';

/** Documents and files without a hash in their name: kept, but asked about every time. */
const revalidated = 'no-cache';

export interface WebOptions {
  build: AppBuild;
  /** Addresses of the pages that come from the catalogue, for the sitemap. */
  cataloguePaths: () => Promise<string[]>;
  /** Whether a banner will stand above every page. */
  hasPreviewBanner: boolean;
}

/** The built app: its files, its documents in the visitor's language, and a real 404 for the rest. */
export function webRoutes({ build, cataloguePaths, hasPreviewBanner }: WebOptions) {
  const find = filesOf(build.client);
  const app = new Hono();

  app.get('/assets/*', async (c) => {
    const file = await find(c.req.path, immutable);
    if (file !== undefined) return sendFile(c, file);
    c.header('Cache-Control', revalidated);
    return c.text('Not found', 404);
  });

  app.get('/sitemap.xml', async (c, next) => {
    const manifest = build.manifest();
    const file = await find(c.req.path, revalidated);
    if (manifest === undefined || file === undefined) return next();
    const built = new TextDecoder().decode(await file.read('identity'));
    const sitemap = extendSitemap(built, manifest.origin, await cataloguePaths());
    c.header('Cache-Control', revalidated);
    return c.body(sitemap, 200, { 'Content-Type': 'application/xml; charset=utf-8' });
  });

  app.use(trimTrailingSlash());

  app.get('*', async (c) => {
    const manifest = build.manifest();
    if (manifest === undefined) {
      c.header('Retry-After', '5');
      return c.text('The app is not built yet.', 503);
    }
    const page = documentFor(manifest, c.req.path);
    if (page !== undefined) {
      if (isMatch(manifest.routes.unlisted, c.req.path)) c.header('X-Robots-Tag', 'noindex');
      return sendDocument(c, page, 200);
    }
    const file = isPublicFile(c.req.path) ? await find(c.req.path, revalidated) : undefined;
    return file === undefined ? sendDocument(c, '/404.html', 404) : sendFile(c, file);
  });

  async function sendDocument(c: Context, page: string, status: ContentfulStatusCode) {
    // The only thing that a script can read before the first paint: the page keeps room for the banner.
    if (hasPreviewBanner) c.header('Server-Timing', 'preview-banner');
    const isGreek = getCookie(c, languageCookie) === 'el';
    const greek = isGreek
      ? await find(page.replace(/\.html$/, '.el.html'), revalidated)
      : undefined;
    const file = greek ?? (await find(page, revalidated));
    if (file === undefined) return c.text('Not found', 404);
    return sendFile(c, { ...file, vary: 'Cookie' }, status);
  }
  return app;
}

/** The document of an address: its own, or the empty one where the app renders in the browser. */
function documentFor({ routes }: AppManifest, path: string): string | undefined {
  if (routes.prerendered.includes(path)) {
    return path === '/' ? '/index.html' : `${path}/index.html`;
  }
  return isMatch(routes.patterns, path) ? '/fallback.html' : undefined;
}

function isMatch(patterns: readonly string[], path: string): boolean {
  return patterns.some((pathname) => new URLPattern({ pathname }).test({ pathname: path }));
}

/** Icons and the like; documents and compressed siblings have no address of their own. */
function isPublicFile(path: string): boolean {
  return /\.\w+$/.test(path) && !/\.(html|br|gz)$/.test(path);
}
