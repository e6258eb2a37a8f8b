import type { Context, MiddlewareHandler } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import { type Language, languages } from './messages.ts';

/** Browsers send a few dozen different headers; more come from a misbehaving client. */
const mostKept = 1000;

const kept = new Map<string, Language>();

/** The language that an `Accept-Language` header prefers among ours. */
export function preferredLanguage(header: string): Language {
  let language = kept.get(header);
  if (language === undefined) {
    language = read(header);
    if (kept.size >= mostKept) kept.clear();
    kept.set(header, language);
  }
  return language;
}

function read(header: string): Language {
  for (const { type, q } of parseAccept(header)) {
    const [primary] = type.toLowerCase().split('-');
    const known = languages.find((language) => language === primary);
    if (known !== undefined && q > 0) return known;
  }
  return 'en';
}

/** Finds out which language the caller reads. */
export function setLanguage(c: Context): void {
  c.set('language', preferredLanguage(c.req.header('Accept-Language') ?? ''));
}

/** The same as a step of its own. */
export const detectLanguage: MiddlewareHandler = (c, next) => {
  setLanguage(c);
  return next();
};
