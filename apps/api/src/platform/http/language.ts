import type { Context, MiddlewareHandler } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import { byHeader } from './by-header.ts';
import { type Language, languages } from './messages.ts';

/** The preferred supported language of an `Accept-Language` header. */
export const preferredLanguage = byHeader(read);

function read(header: string): Language {
  for (const { type, q } of parseAccept(header)) {
    const [primary] = type.toLowerCase().split('-');
    const known = languages.find((language) => language === primary);
    if (known !== undefined && q > 0) return known;
  }
  return 'en';
}

/** Determines the caller's language. */
export function setLanguage(c: Context): void {
  c.set('language', preferredLanguage(c.req.header('Accept-Language') ?? ''));
}

/** The same as middleware. */
export const detectLanguage: MiddlewareHandler = (c, next) => {
  setLanguage(c);
  return next();
};
