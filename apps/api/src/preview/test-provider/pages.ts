import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cardExpirySchema } from '@salonica/contract/v1';
import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import { secureHeaders } from 'hono/secure-headers';
import * as v from 'valibot';
import { languages } from '../../platform/http/messages.ts';
import { limitBody } from '../../platform/http/limit-body.ts';
import { rateLimit } from '../../platform/calls/rate-limit.ts';
import { answerCharge, keepCard, unconfirmedCharge } from './charges.ts';
import { confirmationDocument, fieldsDocument, goneDocument, type Look } from './documents.ts';
import { pagePaths } from './paths.ts';
import { isExpired, testCard } from './test-cards.ts';
import type { TestProviderOptions } from './options.ts';

/** Files for browsers. */
const folder = join(import.meta.dirname, '../../../payment-fields');

const cardSchema = v.object({
  number: v.pipe(v.string(), v.maxLength(24)),
  expiry: cardExpirySchema,
  code: v.pipe(v.string(), v.regex(/^\d{3,4}$/)),
});

const answerSchema = v.object({ isConfirmed: v.boolean() });

/**
 * The provider's own documents, for a frame in a sandbox: its origin is opaque, so that the page around cannot read
 * what is typed. Card numbers are sent only here and are not stored.
 */
export function providerPages({ db, now, limiter }: TestProviderOptions): Hono {
  const app = new Hono();
  const file = (name: string) => readFileSync(join(folder, name), 'utf8');
  const script = file('fields.js');
  const styles = file('fields.css');

  app.use(`${pagePaths.fields}/*`, async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  app.use(
    `${pagePaths.fields}/*`,
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        connectSrc: ["'self'"],
        frameAncestors: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
      },
      // The documents have an opaque origin, but have to load these files.
      crossOriginResourcePolicy: 'cross-origin',
      crossOriginOpenerPolicy: 'same-origin',
      // It has no origin that could have its own process.
      originAgentCluster: false,
      referrerPolicy: 'no-referrer',
      xFrameOptions: 'SAMEORIGIN',
    }),
  );
  // From a document with an opaque origin, and never with cookies.
  app.use(`${pagePaths.fields}/*`, cors({ origin: '*', allowMethods: ['POST'] }));
  const limits = [limitBody(1024), rateLimit(limiter)] as const;

  app.get(pagePaths.fields, (c) => c.html(fieldsDocument(lookOf(c))));
  app.get(pagePaths.script, (c) => c.body(script, 200, { 'Content-Type': 'text/javascript' }));
  app.get(pagePaths.styles, (c) => c.body(styles, 200, { 'Content-Type': 'text/css' }));

  app.post(pagePaths.cards, ...limits, async (c) => {
    const read = v.safeParse(cardSchema, await jsonOf(c));
    const card = read.success ? testCard(read.output.number) : undefined;
    if (!read.success || card === undefined) return c.json({ problem: 'number' }, 422);
    const { month, year } = read.output.expiry;
    if (isExpired({ month, year }, now())) return c.json({ problem: 'expired' }, 422);
    const { brand, lastFour, behavior } = card;
    const kept = { brand, lastFour, expiryMonth: month, expiryYear: year };
    return c.json({ token: await keepCard(db, kept, behavior) }, 201);
  });

  app.get(`${pagePaths.confirmations}/:id`, async (c) => {
    const id = c.req.param('id');
    const charge = await unconfirmedCharge(db, id);
    if (charge === undefined) return c.html(goneDocument(lookOf(c)), 404);
    return c.html(confirmationDocument(lookOf(c), id, charge));
  });

  app.post(`${pagePaths.confirmations}/:id`, ...limits, async (c) => {
    const read = v.safeParse(answerSchema, await jsonOf(c));
    if (!read.success) return c.json({}, 422);
    const isKnown = await answerCharge(db, c.req.param('id'), read.output.isConfirmed);
    return c.json({}, isKnown ? 200 : 404);
  });
  return app;
}

/** The theme of the page around, passed in the URL. */
function lookOf(c: Context): Look {
  const language = languages.find((known) => known === c.req.query('language')) ?? 'en';
  return { language, theme: c.req.query('theme') === 'dark' ? 'dark' : 'light' };
}

async function jsonOf(c: Context): Promise<unknown> {
  try {
    return JSON.parse(await c.req.text());
  } catch {
    return null;
  }
}
