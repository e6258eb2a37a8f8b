import { connect, type Socket } from 'node:net';

/** A connection on which a test sends any bytes. */
export interface RawSocket {
  socket: Socket;
  /** Everything received until the server closes the connection. */
  ended: Promise<string>;
  /** Resolves with what was received so far, once it contains the text. */
  received: (text: string) => Promise<string>;
}

export function openSocket(port: number, ...lines: readonly string[]): RawSocket {
  const socket = connect(port, '127.0.0.1');
  const { promise: ended, resolve } = Promise.withResolvers<string>();
  let all = '';
  const waiting = new Set<() => void>();
  socket.setEncoding('latin1');
  socket.on('data', (chunk: string) => {
    all += chunk;
    for (const look of waiting) look();
  });
  // A reset is an end, too.
  socket.on('error', () => undefined);
  socket.on('close', () => resolve(all));
  socket.on('connect', () => {
    if (lines.length > 0) socket.write(lines.join('\r\n'));
  });
  const received = (text: string) =>
    new Promise<string>((found, failed) => {
      const look = () => {
        if (all.includes(text)) found(all);
      };
      waiting.add(look);
      void ended.then(() =>
        all.includes(text) ? found(all) : failed(new Error(`The connection ended with: ${all}`)),
      );
      look();
    });
  return { socket, ended, received };
}

/** A request without a body. */
export const requestLines = (target: string, method = 'GET', ...headers: readonly string[]) => [
  `${method} ${target} HTTP/1.1`,
  'Host: anything.example',
  ...headers,
  '',
  '',
];
