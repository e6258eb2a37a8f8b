import { type Context, Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { afterEach, describe, expect, test } from 'vitest';
import { openSocket, requestLines } from '../../test/raw-socket.ts';
import { type RunningServer, type ServerBounds, startServer } from './server.ts';

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

describe('bounds of a connection', () => {
  let running: RunningServer | undefined;
  afterEach(() => running?.close(0));

  async function start(bounds: ServerBounds = {}): Promise<number> {
    const app = new Hono();
    // A body that never arrives is no error of the app.
    const bodyOf = (c: Context) => c.req.text().catch(() => '');
    app.all('*', async (c) => c.text(`${c.req.url} ${(await bodyOf(c)).length}`));
    running = await startServer(app, 0, '127.0.0.1', undefined, { checkMs: 20, ...bounds });
    return running.port;
  }

  test('headers that come too slowly are answered with 408', async () => {
    const port = await start({ headersMs: 100, requestMs: 60_000 });
    const { ended } = openSocket(port, 'GET / HTTP/1.1', 'Host: x', 'X-Slow: ');
    expect(await ended).toMatch(/^HTTP\/1\.1 408 [^]*Connection: close/);
  });

  test('a body that comes too slowly is answered with 408', async () => {
    const port = await start({ headersMs: 100, requestMs: 200 });
    const { ended } = openSocket(port, ...requestLines('/', 'POST', 'Content-Length: 10'));
    expect(await ended).toMatch(/^HTTP\/1\.1 408 [^]*Connection: close/);
  });

  test('a connection that was never used is closed', async () => {
    const port = await start({ headersMs: 100, requestMs: 200 });
    expect(await openSocket(port).ended).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('an idle connection is kept for the next request, and not for ever', async () => {
    // Longer than headers may take: between two requests that time does not run.
    const port = await start({ headersMs: 1000, requestMs: 1000, keepAliveMs: 2500 });
    const { socket, received, ended } = openSocket(port, ...requestLines('/first'));
    await received('/first');
    await new Promise((resolve) => setTimeout(resolve, 1500));
    socket.write(requestLines('/second').join('\r\n'));
    await received('/second');
    expect(await ended).toMatch(/200 OK[^]*200 OK/);
  });

  test('a reader who takes nothing is disconnected', async () => {
    const app = new Hono();
    app.get('/', (c) => c.body(new Uint8Array(50_000_000)));
    running = await startServer(app, 0, '127.0.0.1', undefined, { silenceMs: 100 });
    const { socket, ended } = openSocket(running.port, ...requestLines('/'));
    socket.pause();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    socket.resume();
    expect((await ended).length).toBeLessThan(50_000_000);
  });

  test('connections beyond the limit are closed, and the others go on', async () => {
    const port = await start({ maxConnections: 10, trustedProxies: ['127.0.0.1'] });
    const open = Array.from({ length: 10 }, () => openSocket(port, ...requestLines('/kept')));
    await Promise.all(open.map(({ received }) => received('/kept')));
    expect(await openSocket(port, ...requestLines('/beyond')).ended).toBe('');
    const [first] = open;
    first?.socket.write(requestLines('/again').join('\r\n'));
    await first?.received('/again');
    for (const { socket } of open) socket.destroy();
  });

  test('one address leaves connections to the others', async () => {
    const port = await start({ maxConnections: 10 });
    const open = Array.from({ length: 5 }, () => openSocket(port, ...requestLines('/kept')));
    await Promise.all(open.map(({ received }) => received('/kept')));
    expect(await openSocket(port, ...requestLines('/sixth')).ended).toBe('');
    for (const { socket } of open) socket.destroy();
  });

  test.each([
    ['a broken line', ['nonsense', '', ''], 400],
    ['no host', ['GET / HTTP/1.1', '', ''], 400],
    ['two lengths', requestLines('/', 'POST', 'Content-Length: 1', 'Content-Length: 2'), 400],
    [
      'a length and chunks',
      requestLines('/', 'POST', 'Content-Length: 1', 'Transfer-Encoding: chunked'),
      400,
    ],
    ['a line break in a header', requestLines('/', 'GET', 'X-A: b\nX-C: d\u0000'), 400],
    ['endless headers', requestLines('/', 'GET', `X-Long: ${'a'.repeat(17_000)}`), 431],
  ])('%s is refused, and the connection closed', async (_, lines, status) => {
    const answer = await openSocket(await start(), ...lines).ended;
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toMatch(/Connection: close/i);
  });

  test.each([
    ['/plain?a=1', '/plain?a=1'],
    ['http://evil.example/path?a=1', '/path?a=1'],
    ['http://evil.example', '/'],
    [String.raw`/back\slash?q=\ `.trim(), String.raw`/back%5Cslash?q=\ `.trim()],
    ['//evil.example/path', '//evil.example/path'],
    ['/%', '/%'],
  ])('of the target %s only the path remains, and nothing of the host', async (target, path) => {
    const { socket, received } = openSocket(await start(), ...requestLines(target));
    expect(await received(' 0')).toContain(`\r\nhttp://localhost${path} 0`);
    socket.destroy();
  });
});
