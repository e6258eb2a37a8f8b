import { Socket } from 'node:net';

/**
 * Batches all writes of one turn of the event loop. The driver flushes after every statement, which
 * would wake the server for each one of a pipeline.
 */
export class GatheringSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork());
  }
}
