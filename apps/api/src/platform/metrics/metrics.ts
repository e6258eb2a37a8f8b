import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** A completed request. */
export interface FinishedRequest {
  method: string;
  /** Pattern of the path, such as `/salon/:id`. */
  route: string;
  status: number;
  milliseconds: number;
}

/** The source of a page's content; `fallback` is the document that the app fills. */
export type PageSource = 'cached' | 'rendered' | 'fallback';

export interface Metrics {
  answered(request: FinishedRequest): void;
  pageSent(source: PageSource): void;
  liveStreams: Pick<Gauge, 'inc' | 'dec'>;
  /** Findings of the nightly audit, by check. */
  auditFindings: Pick<Gauge<'check'>, 'set'>;
  registry: Registry;
}

/** Seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Invalid methods from clients must not create series. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * The metrics of a process.
 * @param watchesProcess - whether it also measures the event loop delay, memory and the like; once
 * per process
 */
export function createMetrics(watchesProcess = false): Metrics {
  const registry = new Registry();
  const registers = [registry];
  if (watchesProcess) collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until an answer was made, by the pattern of its address.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  const pages = new Counter({
    name: 'salonica_pages_total',
    help: 'Pages that were sent, by where their content came from.',
    labelNames: ['source'],
    registers,
  });
  const liveStreams = new Gauge({
    name: 'salonica_live_streams',
    help: 'Event streams that are open.',
    registers,
  });
  const auditFindings = new Gauge({
    name: 'salonica_audit_findings',
    help: 'Records that the last audit of this process found wrong, by check.',
    labelNames: ['check'],
    registers,
  });
  return {
    answered: ({ method, route, status, milliseconds }) =>
      durations.observe(
        { method: methods.has(method) ? method : 'other', route, status },
        milliseconds / 1000,
      ),
    pageSent: (source) => pages.inc({ source }),
    liveStreams,
    auditFindings,
    registry,
  };
}
