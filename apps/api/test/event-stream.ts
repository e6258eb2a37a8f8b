import { type LiveEventWire, liveEventSchema } from '@salonica/contract/v1';
import * as v from 'valibot';

export interface ReceivedEvent {
  id: string;
  event: LiveEventWire;
}

/** Reads server-sent events in sequence. */
export function readEventStream({ body }: Response) {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let lastId = '';
  let rest = '';

  /** Undefined where the stream ended. */
  async function nextMessage(): Promise<string | undefined> {
    for (;;) {
      const end = rest.indexOf('\n\n');
      if (end !== -1) {
        const message = rest.slice(0, end);
        rest = rest.slice(end + 2);
        return message;
      }
      const { value, done } = (await reader?.read()) ?? { done: true };
      if (done || value === undefined) return undefined;
      rest += value;
    }
  }

  return {
    lastId: () => lastId,
    /** The next event, or undefined where the stream ended. */
    async next(): Promise<ReceivedEvent | undefined> {
      for (;;) {
        const message = await nextMessage();
        if (message === undefined) return undefined;
        lastId = /^id: (.*)$/m.exec(message)?.[1] ?? lastId;
        const data = /^data: (.*)$/m.exec(message)?.[1];
        if (data !== undefined) {
          return { id: lastId, event: v.parse(liveEventSchema, JSON.parse(data)) };
        }
      }
    },
    close: async () => {
      await reader?.cancel();
    },
  };
}
