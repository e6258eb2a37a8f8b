import { setTimeout as wait } from 'node:timers/promises';
import type { HostileRequest } from './requests.ts';

/** Longer than any honest answer, in milliseconds. */
const timeoutMs = 10_000;

export interface HostileReport {
  /** Number of responses by status. */
  statuses: ReadonlyMap<number, number>;
  /** Requests that were answered with 5xx or not at all, with what happened. */
  failures: readonly string[];
  /** The longest time from request to headers, in milliseconds. */
  slowestMs: number;
}

/** Sends requests and notes what they did. A stream is closed once its headers are there. */
export async function runHostile(
  url: string,
  requests: readonly HostileRequest[],
  concurrency: number,
): Promise<HostileReport> {
  const statuses = new Map<number, number>();
  const failures: string[] = [];
  let slowestMs = 0;
  const rest = requests.values();

  async function send({ method, path, headers, body, row }: HostileRequest): Promise<void> {
    const began = performance.now();
    const described = () => `${row}: ${method} ${path} ${body ?? ''}`.slice(0, 400);
    try {
      const response = await fetch(`${url}${path}`, {
        method,
        headers,
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'manual',
        ...(body === undefined ? {} : { body }),
      });
      slowestMs = Math.max(slowestMs, performance.now() - began);
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      if (response.status >= 500) failures.push(`${response.status} ${described()}`);
      await response.body?.cancel();
    } catch (error) {
      failures.push(`${error instanceof Error ? error.message : 'failed'} ${described()}`);
      // A process that ended refuses all further requests at once.
      await wait(100);
    }
  }

  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (const request of rest) {
        if (failures.length >= 20) return;
        await send(request);
      }
    }),
  );
  return { statuses, failures, slowestMs };
}
