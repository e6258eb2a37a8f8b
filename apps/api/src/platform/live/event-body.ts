import type { Mailbox } from './mailbox.ts';

export interface EventBodyOptions {
  mailbox: Mailbox;
  /** The position that a client resumes from before its first event. */
  firstId: number;
  /** Something is sent at least this often, in milliseconds. */
  pingMs: number;
  /** A reader who takes nothing for so long has gone, in milliseconds. */
  stallMs: number;
  /** Runs once, however the stream ends. */
  onEnd: () => void;
  /** Closes the connection of a reader who has gone. */
  disconnect: () => void;
}

/**
 * The body of a stream of server-sent events. It takes an event only when the reader has taken the
 * one before, so that what a slow reader has not read waits in the bounded mailbox.
 */
export function eventBody(options: EventBodyOptions): ReadableStream<Uint8Array<ArrayBuffer>> {
  const { mailbox, firstId, pingMs, stallMs, onEnd, disconnect } = options;
  const encoder = new TextEncoder();
  let stall: NodeJS.Timeout | undefined;
  const end = () => {
    clearTimeout(stall);
    onEnd();
  };
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(`id: ${firstId}\n\n`));
    },
    async pull(controller) {
      clearTimeout(stall);
      const message = await mailbox.take(pingMs);
      if (message === 'closed') {
        controller.close();
        end();
        return;
      }
      const text =
        message === 'silence' ? ': ping\n\n' : `data: ${message.data}\nid: ${message.id}\n\n`;
      controller.enqueue(encoder.encode(text));
      stall = setTimeout(() => {
        end();
        disconnect();
      }, stallMs);
    },
    cancel: end,
  });
}
