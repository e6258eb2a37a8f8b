import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from 'playwright';

export interface Request {
  readonly url: string;
  type: string;
  /** Milliseconds since the first request. */
  readonly start: number;
  end: number | undefined;
  /** As sent, headers included. */
  bytes: number;
}

/** Only the session of a worker is told that its script has arrived. */
const workerScript = /\.worker-[^/]+\.js$/;

/** All requests of a page. A stream and the script of a worker count as requests, but never as pending. */
export class Traffic {
  readonly #requests = new Map<string, Request>();
  readonly #endless = new Set<string>();
  #began: number | undefined;
  #changed = performance.now();

  async follow(session: CDPSession): Promise<void> {
    session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp }) => {
      if (!request.url.startsWith('http')) return;
      this.#began ??= timestamp;
      const start = (timestamp - this.#began) * 1000;
      this.#requests.set(requestId, { url: request.url, type, start, end: undefined, bytes: 0 });
      if (type === 'EventSource' || workerScript.test(request.url)) this.#endless.add(requestId);
      this.#changed = performance.now();
    });
    session.on('Network.responseReceived', ({ requestId, response, type }) => {
      const request = this.#requests.get(requestId);
      if (request !== undefined) request.type = type;
      if (response.mimeType === 'text/event-stream') this.#endless.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) =>
      this.#end(requestId, timestamp, encodedDataLength),
    );
    session.on('Network.loadingFailed', ({ requestId, timestamp }) =>
      this.#end(requestId, timestamp, 0),
    );
    await session.send('Network.enable');
  }

  #end(requestId: string, timestamp: number, bytes: number): void {
    const request = this.#requests.get(requestId);
    if (request === undefined) return;
    request.end = (timestamp - (this.#began ?? timestamp)) * 1000;
    request.bytes = bytes;
    this.#changed = performance.now();
  }

  /** Resolves once no request has been pending for that long. */
  async quiet(milliseconds: number, deadline: number): Promise<void> {
    while (performance.now() < deadline) {
      const isBusy = [...this.#requests].some(
        ([id, { end }]) => end === undefined && !this.#endless.has(id),
      );
      if (isBusy) this.#changed = performance.now();
      if (performance.now() - this.#changed >= milliseconds) return;
      await wait(50);
    }
  }

  requests(): Request[] {
    return [...this.#requests.values()];
  }

  bytesOf(type: string): number {
    return this.requests()
      .filter((request) => request.type === type)
      .reduce((sum, { bytes }) => sum + bytes, 0);
  }
}
