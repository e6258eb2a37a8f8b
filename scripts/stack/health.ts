import { setTimeout as wait } from 'node:timers/promises';

/** Waits until a URL responds successfully. */
export async function healthy(url: string, name: string, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
      if (response.ok) return;
    } catch {
      // Not listening yet.
    }
    await wait(100);
  }
  throw new Error(`The ${name} did not respond at ${url} within ${timeoutMs / 1000} seconds.`);
}
