import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The minimal server, which every share is measured against. */
const server = createServer((request, response) => response.end(request.url));
server.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.address() as AddressInfo).port });
});
process.on('disconnect', () => process.exit(0));
