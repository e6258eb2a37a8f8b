import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type Language, message, type MessageKey } from '../http/messages.ts';

/** Without a file of the build, so that it can always be sent. */
const style = `:root{color-scheme:light dark;font:1.0625rem/1.6 system-ui,sans-serif}
body{margin:0;min-block-size:100vh;display:grid;place-items:center;background:light-dark(#fbf8f3,#17161a);color:light-dark(#2a2622,#f1ece4)}
main{padding:2rem 1.5rem;max-inline-size:34rem}
h1{font:600 clamp(1.75rem,6vw,2.5rem)/1.2 Georgia,serif;margin:0 0 1rem}
p{margin:0 0 1.5rem}
a{color:inherit;font-weight:600;display:inline-block;padding-block:.5rem}
a:focus-visible{outline:3px solid;outline-offset:3px}`;

const styleHash = createHash('sha256').update(style).digest('base64');

const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The words of a short page. */
interface ShortPage {
  status: ContentfulStatusCode;
  title: MessageKey;
  text: MessageKey;
  /** The link to the page itself. */
  again: MessageKey;
}

/** For a visitor who loads too many pages: it ends by itself. */
export function sendBusyPage(c: Context, language: Language, seconds: number): Response {
  c.header('Retry-After', String(seconds));
  return sendShortPage(c, language, {
    status: 429,
    title: 'busyTitle',
    text: 'busyText',
    again: 'busyAgain',
  });
}

/** For a form that no page has answered. */
export function sendFormPage(
  c: Context,
  language: Language,
  status: ContentfulStatusCode,
  text: MessageKey,
): Response {
  return sendShortPage(c, language, { status, title: 'formTitle', text, again: 'formAgain' });
}

/** A page in the visitor's language that needs nothing of the app. */
function sendShortPage(
  c: Context,
  language: Language,
  { status, title, text, again }: ShortPage,
): Response {
  c.set('documentPolicy', policy);
  c.header('Cache-Control', 'no-store');
  c.header('Content-Language', language);
  c.header('X-Robots-Tag', 'noindex');
  return c.html(
    `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${message(language, title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${message(language, title)}</h1>
<p>${message(language, text)}</p>
<p><a href="">${message(language, again)}</a></p>
</main>
</body>
</html>
`,
    status,
  );
}
