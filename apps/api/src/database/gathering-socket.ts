import { Socket } from 'node:net';

/**
 * Sends together what is written in one turn of the event loop. The driver lets go after every statement, so that each one of
 * a pipeline would wake the server.
 */
export class GatheringSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork());
  }
}
