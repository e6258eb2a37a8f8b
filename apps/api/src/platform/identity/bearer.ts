import type { Context } from 'hono';

/** The token of a call; undefined for one without. */
export const bearerOf = (c: Context): string | undefined =>
  /^Bearer +(\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1];
