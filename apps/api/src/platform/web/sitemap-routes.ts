import { type Context, Hono } from 'hono';
import type { ReadLimit } from '../calls/read-limit.ts';
import type { AppBuild } from '../pages/app-build.ts';
import { languageAt, pagePoints } from './page-request.ts';
import { sendBusyPage } from './short-pages.ts';
import {
  builtPages,
  pagesFrom,
  pagesPerFile,
  sitemapIndexOf,
  sitemapOf,
  type SitePages,
} from './sitemap.ts';

export interface SitemapOptions {
  build: AppBuild;
  /** The catalogue's pages. */
  catalogue: SitePages;
  /** Replaces the origin of the build. */
  publicOrigin: string | undefined;
  reads: Pick<ReadLimit, 'take'>;
}

/** The sitemap: one file, or a list of files where one cannot hold all addresses. */
export function sitemapRoutes({ build, catalogue, publicOrigin, reads }: SitemapOptions) {
  const app = new Hono();

  app.get('/:file{sitemap(?:-[1-9][0-9]{0,3})?\\.xml}', async (c, next) => {
    const manifest = build.manifest();
    if (manifest === undefined) return next();
    const seconds = await reads.take(c, pagePoints);
    if (seconds > 0) return sendBusyPage(c, languageAt(c), seconds);
    const origin = publicOrigin ?? manifest.origin;
    const built = builtPages(manifest);
    const files = Math.ceil((built.length + (await catalogue.count())) / pagesPerFile);
    const [, number] = /-(\d+)/.exec(c.req.param('file')) ?? [];
    if (number === undefined && files > 1) return sendXml(c, sitemapIndexOf(origin, files));
    const file = Number(number ?? 1);
    if (file > files) return next();
    const pages = pagesFrom(built, catalogue, (file - 1) * pagesPerFile, pagesPerFile);
    const parts = ReadableStream.from(sitemapOf(origin, pages));
    return sendXml(c, parts.pipeThrough(new TextEncoderStream()));
  });
  return app;
}

function sendXml(c: Context, body: string | ReadableStream): Response {
  c.header('Cache-Control', 'no-cache');
  return c.body(body, 200, { 'Content-Type': 'application/xml; charset=utf-8' });
}
