import autocannon from 'autocannon';

export interface Measured {
  /** Responses per second. */
  rate: number;
  /** Median latency, in milliseconds. */
  p50: number;
  /** 99th percentile of the latency, in milliseconds. */
  p99: number;
}

export interface Load {
  url: string;
  seconds: number;
  /** Concurrent calls; 50 by default. */
  connections?: number;
  /** The expected status of every response. */
  status: number;
  /** The next request; by default a GET of the root. */
  next?: () => {
    method?: 'GET' | 'POST';
    path: string;
    headers?: Record<string, string>;
    body?: string;
  };
}

/** Measures responses per second. */
export async function measure({
  url,
  seconds,
  connections = 50,
  status,
  next,
}: Load): Promise<Measured> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    ...(next === undefined
      ? {}
      : { requests: [{ setupRequest: (request: object) => ({ ...request, ...next() }) }] }),
  });
  const { requests, latency, errors, statusCodeStats = {} } = result;
  const others = Object.keys(statusCodeStats).filter((code) => code !== String(status));
  if (errors > 0 || others.length > 0) {
    throw new Error(`${errors} errors, and answers of ${others.join()} where ${status} is right`);
  }
  return { rate: requests.average, p50: latency.p50, p99: latency.p99 };
}

/** The median. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
