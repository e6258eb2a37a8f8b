import { and, desc, eq, sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Database } from '../../platform/database/database.ts';
import { mails } from '../../platform/database/schema/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { isLocalCaller } from '../../platform/http/local-caller.ts';
import { recordId } from '../../platform/http/path-id.ts';
import { composeMail } from '../../subjects/mails/compose.ts';
import { sourceOf } from '../../subjects/mails/send-mail.ts';

export interface InboxOptions {
  db: Database;
  mail: { hasInbox: boolean; origin: string };
}

/** Mails on the list. */
const most = 100;

/** Some time after sending, the content of a mail is erased. */
const hasContent = sql`${mails.facts} <> '{}'::jsonb`;

/** No scripts and no requests; a mail may have inline styles. */
const inboxPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox allow-popups allow-top-navigation-by-user-activation allow-downloads";

/** Whether the inbox answers: the mails of all visitors are for those at this machine only. */
export const isInboxCall = (c: Context, { mail: { hasInbox } }: Pick<InboxOptions, 'mail'>) =>
  hasInbox && /^\/dev\/mail(?:\/|$)/.test(c.req.path) && isLocalCaller(c);

/**
 * Mails of a preview without a mail server, for its developer: a list, each mail as text and as
 * HTML, and its attachment. Every path responds with 404 where mails are really sent, and to callers
 * from elsewhere.
 */
export function inboxRoutes(options: InboxOptions) {
  const { db, mail } = options;
  const { origin } = mail;
  const app = new Hono();
  if (!mail.hasInbox) return app;

  app.use('/dev/mail/*', async (c: Context, next) => {
    if (!isInboxCall(c, options)) throw new ApiError(404, 'not-found');
    await next();
    c.header('Content-Security-Policy', inboxPolicy);
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Referrer-Policy', 'no-referrer');
    c.header('X-Robots-Tag', 'noindex');
  });

  async function find(c: Context) {
    const [row] = await db
      .select()
      .from(mails)
      .where(and(eq(mails.id, recordId(c)), hasContent));
    if (row === undefined) throw new ApiError(404, 'not-found');
    return { row, mail: composeMail(sourceOf(row), origin) };
  }

  app.get('/dev/mail', async (c) => {
    const rows = await db
      .select()
      .from(mails)
      .where(hasContent)
      .orderBy(desc(mails.createdAt))
      .limit(most);
    const items = rows.map((row) => {
      const { subject } = composeMail(sourceOf(row), origin);
      const state = row.dropReason ?? (row.sentAt === null ? 'waiting' : 'sent');
      return html`<li lang="${row.language}">
        <a href="/dev/mail/${row.id}">${subject}</a><br /><small
          >${row.recipient}, ${row.createdAt.toISOString()}, ${state}</small
        >
      </li>`;
    });
    return c.html(
      page(
        'Mail',
        items.length === 0
          ? html`<p>No mail yet.</p>`
          : html`<ul>
              ${items}
            </ul>`,
      ),
    );
  });

  app.get('/dev/mail/:id', async (c) => {
    const { row, mail } = await find(c);
    const { calendar } = mail;
    const attachment =
      calendar && html`<li><a href="/dev/mail/${row.id}/calendar.ics">${calendar.name}</a></li>`;
    return c.html(
      page(
        mail.subject,
        html`<p><a href="/dev/mail">All mail</a></p>
          <dl>
            <dt>To</dt>
            <dd>${row.recipient}</dd>
            <dt>Message-ID</dt>
            <dd>${row.id}@salonica.example</dd>
            ${
              mail.unsubscribe === undefined
                ? ''
                : html`<dt>List-Unsubscribe</dt>
                    <dd>&lt;${mail.unsubscribe}&gt;</dd>`
            }
          </dl>
          <ul>
            <li><a href="/dev/mail/${row.id}/html">As HTML</a></li>
            ${attachment ?? ''}
          </ul>
          <pre lang="${row.language}">${mail.text}</pre>`,
      ),
    );
  });

  app.get('/dev/mail/:id/html', async (c) => c.html((await find(c)).mail.html));

  app.get('/dev/mail/:id/calendar.ics', async (c) => {
    const { calendar } = (await find(c)).mail;
    if (calendar === undefined) throw new ApiError(404, 'not-found');
    return c.body(calendar.content, 200, { 'Content-Type': 'text/calendar; charset=utf-8' });
  });
  return app;
}

const page = (title: string, body: ReturnType<typeof html>) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html> `;
