import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { expect, test } from 'vitest';
import { startServer } from './server.ts';

/** A server with a stream that runs until the client ends it. */
async function startStream(stopping?: AbortSignal) {
  const app = new Hono();
  app.get('/', (c) =>
    streamSSE(c, async (stream) => {
      await stream.writeSSE({ data: 'first' });
      await new Promise<void>((resolve) => {
        stopping?.addEventListener('abort', () => resolve());
        stream.onAbort(resolve);
      });
      await stream.writeSSE({ data: 'last' });
    }),
  );
  const server = await startServer(app, 0, '127.0.0.1');
  const url = `http://127.0.0.1:${server.port}/`;
  const { body } = await fetch(url);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe('data: first\n\n');
  return { server, url, reader };
}

test('a stream that is told to end says goodbye, and the server closes', async () => {
  const stop = new AbortController();
  const { server, url, reader } = await startStream(stop.signal);
  const closed = server.close(60_000);
  stop.abort();
  expect((await reader?.read())?.value).toBe('data: last\n\n');
  expect((await reader?.read())?.done).toBe(true);
  await closed;
  await expect(fetch(url)).rejects.toThrow('fetch failed');
});

test('a stream that does not end is aborted after the timeout', async () => {
  const { server, reader } = await startStream();
  await server.close(100);
  await expect(reader?.read()).rejects.toThrow('terminated');
});
