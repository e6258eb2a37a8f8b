import {
  Agent,
  createServer,
  type IncomingMessage,
  request as send,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib';

export interface Proxy {
  readonly url: string;
  close(): void;
}

/** A document as sent. */
interface Sent {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const compressors = new Map<string, (text: Buffer) => Buffer>([
  ['identity', (text) => text],
  ['gzip', (text) => gzipSync(text, { level: 9 })],
  ['br', (text) => brotliCompressSync(text)],
  ['zstd', (text) => zstdCompressSync(text)],
]);

/** The document, compressed like the server's own, with its headers. */
export async function prepare(address: string, html: string): Promise<Sent> {
  // Not `fetch`, which decompresses and drops the encoding.
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const headers = { 'Accept-Encoding': 'gzip, deflate, br, zstd', 'Accept-Language': 'en-GB' };
  send(address, { headers }, resolve).once('error', reject).end();
  const answer = await promise;
  answer.resume();
  const kept = ['content-type', 'content-encoding', 'cache-control', 'vary', 'server-timing'];
  const encoding = answer.headers['content-encoding'];
  const compress = compressors.get(encoding ?? 'identity');
  if (compress === undefined) throw new Error(`${address} comes as ${encoding}, which is unknown.`);
  return {
    // Without the policy for scripts and styles, because saved documents contain inline styles.
    headers: Object.fromEntries(
      kept.flatMap((name) => {
        const value = answer.headers[name];
        return typeof value === 'string' ? [[name, value]] : [];
      }),
    ),
    body: compress(Buffer.from(html)),
  };
}

/**
 * Proxies a server on a separate port, so that pages with and without script use the same path.
 * @param documents - responses that replace the server's, by path
 */
export async function startProxy(
  target: string,
  documents: ReadonlyMap<string, Sent> = new Map(),
): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true });

  function pass(request: IncomingMessage, response: ServerResponse): void {
    const { method = 'GET', url = '/', headers } = request;
    const onward = send(`${target}${url}`, { method, headers, agent }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.once('error', () => response.destroy());
    response.once('close', () => onward.destroy());
    request.pipe(onward);
  }

  const server = createServer((request, response) => {
    const found = documents.get(request.url ?? '');
    if (found === undefined) {
      pass(request, response);
      return;
    }
    response.writeHead(200, { ...found.headers, 'Content-Length': found.body.length });
    response.end(found.body);
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}
