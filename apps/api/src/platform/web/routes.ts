import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Language } from '../http/messages.ts';
import { immutable, sendFile, type StaticFile } from '../http/static-file.ts';
import type { PageContent } from '../pages/page-content.ts';
import { isReadablePath, matchPage, namedLanguage, type PageMatch } from '../pages/page-match.ts';
import { filesOf } from './files.ts';
import { formRoutes, type FormOptions } from './forms.ts';
import { isMatch, languageAt, pagePoints, searchOf } from './page-request.ts';
import { sendBusyPage } from './short-pages.ts';
import { type SitemapOptions, sitemapRoutes } from './sitemap-routes.ts';

/** Documents and files without a hash in their name: cached, but revalidated every time. */
const revalidated = 'no-cache';

/** How long a shared cache keeps a rendered page. */
const shared = 'public, s-maxage=60, stale-while-revalidate=600';

export interface WebOptions extends FormOptions, SitemapOptions {
  /** Renders a page; undefined where that failed. */
  documentOf: (page: PageMatch, language: Language) => Promise<PageContent | undefined>;
}

/** The built app: its files, its documents in the visitor's language, and a real 404 for the rest. */
export function webRoutes(options: WebOptions) {
  const { build, documentOf, hasPreviewBanner, publicOrigin, reads } = options;
  const find = filesOf(build.client);
  const app = new Hono();

  app.get('/assets/*', async (c) => {
    const file = await find(c.req.path, immutable);
    if (file !== undefined) return sendFile(c, file);
    c.header('Cache-Control', revalidated);
    return c.text('Not found', 404);
  });

  app.route('/', sitemapRoutes(options));

  app.get('*', async (c, next) => {
    const { path } = c.req;
    // A path that begins with two slashes would redirect to another host.
    if (path === '/' || !path.endsWith('/') || path.includes('//')) return next();
    c.header('Cache-Control', revalidated);
    return c.redirect(`${publicOrigin ?? ''}${path.slice(0, -1)}${searchTextOf(c)}`, 301);
  });

  app.get('*', async (c) => {
    const manifest = build.manifest();
    if (manifest === undefined) {
      c.header('Retry-After', '5');
      return c.text('The app is not built yet.', 503);
    }
    const { path } = c.req;
    const { rendered, framed, unlisted } = manifest.routes;
    const isReadable = isReadablePath(path);
    const file = isReadable && isPublicFile(path) ? await find(path, revalidated) : undefined;
    if (file !== undefined) return sendFile(c, file);
    const seconds = await reads.take(c, pagePoints);
    if (seconds > 0) return sendBusyPage(c, languageAt(c), seconds);
    if (!isReadable) return sendBuilt(c, '/404', 404);
    if (isMatch(unlisted, path)) c.header('X-Robots-Tag', 'noindex');
    const page = matchPage(manifest, path, searchOf(c));
    if (page !== undefined) {
      c.set('route', page.route);
      const content = await documentOf(page, languageAt(c));
      if (content !== undefined) {
        // Browsers revalidate every time, because a document names files of one build; a shared
        // cache does it for all of them.
        c.header('CDN-Cache-Control', shared);
        c.set('page', content);
        return sendDocument(c, content.file, content.status);
      }
      // The app can still render what failed here.
      const hasDocument = rendered.some((one) => one.path === path);
      return sendBuilt(c, hasDocument ? `${path === '/' ? '' : path}/index` : '/fallback');
    }
    const frame = framed.find((pattern) => isMatch([pattern], path));
    if (frame !== undefined) {
      c.set('route', frame);
      return sendBuilt(c, '/fallback');
    }
    return sendBuilt(c, '/404', 404);
  });

  app.route('/', formRoutes(options));

  app.all('*', (c) => {
    c.header('Allow', 'GET, HEAD');
    c.header('Cache-Control', 'no-store');
    return c.text('Method not allowed', 405);
  });

  /** A document of the build. */
  async function sendBuilt(c: Context, name: string, status: ContentfulStatusCode = 200) {
    const language = languageAt(c) === 'el' ? '.el' : '';
    const file = await find(`${name}${language}.html`, revalidated);
    return file === undefined ? c.text('Not found', 404) : sendDocument(c, file, status);
  }

  function sendDocument(c: Context, file: StaticFile, status: ContentfulStatusCode) {
    // The only thing that a script can read before the first paint: the page reserves room for the
    // banner.
    if (hasPreviewBanner) c.header('Server-Timing', 'preview-banner');
    return sendFile(
      c,
      namedLanguage(searchOf(c)) === undefined ? { ...file, vary: 'Cookie' } : file,
      status,
    );
  }
  return app;
}

/** The query string with its question mark; empty without one. */
const searchTextOf = (c: Context): string => new URL(c.req.url).search;

/** Icons and the like; documents and compressed siblings have no URL of their own. */
function isPublicFile(path: string): boolean {
  return /\.\w+$/.test(path) && !/\.(html|br|gz)$/.test(path);
}
