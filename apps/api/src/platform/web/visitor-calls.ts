import type { Context } from 'hono';
import { parse } from 'hono/utils/cookie';
import { proxyHeaders } from '../http/local-caller.ts';
import { requestIdHeader } from '../http/observe-requests.ts';
import type { HandleCall } from '../pages/renderer.ts';

/** What tells the API who calls, from where, and from which page. */
const forwarded = ['Origin', 'Sec-Fetch-Site', 'User-Agent', requestIdHeader, ...proxyHeaders];

/** Answers a request with the bindings of a socket. */
export type HandleBound = (
  request: Request,
  bindings: Context['env'],
) => Response | Promise<Response>;

const cookieText = (cookies: Readonly<Record<string, string>>): string =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');

/**
 * Calls the API in this process on behalf of the visitor who sent a form: with their cookies and
 * their address, so that their rights and limits hold. Cookies that a call sets reach the later
 * calls, and the visitor.
 */
export function visitorCalls(c: Context, answer: HandleBound): HandleCall {
  const headers = forwarded.flatMap((name) => {
    const value = c.req.header(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  const cookies = parse(c.req.header('Cookie') ?? '');
  return async (request) => {
    const call = new Request(request);
    for (const [name, value] of headers) call.headers.set(name, value);
    const cookie = cookieText(cookies);
    if (cookie !== '') call.headers.set('Cookie', cookie);
    const response = await answer(call, c.env);
    for (const set of response.headers.getSetCookie()) {
      c.header('Set-Cookie', set, { append: true });
      const [pair = ''] = set.split(';', 1);
      for (const [name, value] of Object.entries(parse(pair))) {
        // A cookie that is removed becomes empty.
        if (value === '') delete cookies[name];
        else cookies[name] = value;
      }
    }
    return response;
  };
}
