import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Log } from '../log.ts';
import type { FinishedRequest, Metrics } from '../metrics/metrics.ts';
import { answerError, type ApiError } from './api-error.ts';
import { callHeaders, sendDueHeaders } from './api-headers.ts';
import { socketAddress } from './client-address.ts';
import { createRequestIds, type RequestIdOf } from './request-id.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** Id of the request in the log. */
    requestId: string;
    /** Pattern of the page; otherwise the pattern of the call is used. */
    route: string;
  }
}

export const requestIdHeader = 'X-Request-Id';

/** Watches the requests of a process. */
export interface RequestObserver {
  idOf: RequestIdOf;
  /** Logs a request and updates the metrics. */
  answered: (request: FinishedRequest & { id: string }) => void;
}

export interface ObserverOptions {
  log: Log;
  metrics: Metrics;
  /** Proxies whose request ids are used. */
  trustedProxies: readonly string[];
}

export function createObserver({ log, metrics, trustedProxies }: ObserverOptions): RequestObserver {
  return {
    idOf: createRequestIds(trustedProxies),
    answered(request) {
      const { id, method, route, status, milliseconds } = request;
      metrics.answered(request);
      // The pattern of the route, because a path may contain personal data.
      log('info', 'request', { id, method, route, status, ms: Math.round(milliseconds) });
    },
  };
}

/** The pattern of the page or of the matched call. */
export const routeOf = (c: Context): string => c.get('route') ?? routePath(c);

function begin(c: Context, { idOf }: RequestObserver): string {
  const id = idOf(c.req.header(requestIdHeader), () => socketAddress(c));
  c.set('requestId', id);
  return id;
}

function end(c: Context, { answered }: RequestObserver, id: string, started: number): void {
  const milliseconds = performance.now() - started;
  answered({ id, method: c.req.method, route: routeOf(c), status: c.res.status, milliseconds });
}

/** Decides about a call before its handler; undefined where it may go on. */
export type Admit = (c: Context) => ApiError | undefined | Promise<ApiError | undefined>;

/** Middleware of every call: security headers, request id, limits of reads, and a log line. */
export function answerCalls(
  observer: RequestObserver,
  isHttps: boolean,
  admit: Admit,
): MiddlewareHandler {
  const headers = callHeaders(isHttps);
  return async (c, next) => {
    const started = performance.now();
    const id = begin(c, observer);
    c.set('dueHeaders', { ...headers, [requestIdHeader]: id });
    const decided = admit(c);
    // Most calls are admitted at once, and do not wait.
    const refusal = decided instanceof Promise ? await decided : decided;
    if (refusal === undefined) await next();
    else c.res = answerError(c, refusal);
    sendDueHeaders(c);
    end(c, observer, id, started);
  };
}

/** Middleware of everything else. */
export function answerPages(
  observer: RequestObserver,
  addHeaders: MiddlewareHandler,
  remember: (c: Context) => Promise<void>,
): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now();
    const id = begin(c, observer);
    await addHeaders(c, next);
    await remember(c);
    // After the response was cached: the id belongs to this request only.
    c.res.headers.set(requestIdHeader, id);
    end(c, observer, id, started);
  };
}
