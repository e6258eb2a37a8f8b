import { createParser } from 'eventsource-parser';
import * as v from 'valibot';

/**
 * The server sends something every 15 seconds; a silent connection is dead after this time, in
 * milliseconds.
 */
const longestSilence = 25_000;

export interface EventReader<Event> {
  readonly signal: AbortSignal;
  /** Something arrived, at least a heartbeat. */
  readonly onSign: () => void;
  /** The id to resume from; called before its event. */
  readonly onId: (id: string) => void;
  readonly onEvent: (event: Event) => void;
}

/**
 * Reads a stream of server-sent events until it ends. Unknown events are skipped.
 * @throws where the response is no event stream, is interrupted or is silent for too long
 */
export async function readEvents<Event>(
  response: Response,
  schema: v.GenericSchema<unknown, Event>,
  { signal, onSign, onId, onEvent }: EventReader<Event>,
): Promise<void> {
  const type = response.headers.get('content-type') ?? '';
  if (response.body === null || !type.startsWith('text/event-stream')) {
    await response.body?.cancel();
    throw new Error(`Not a stream of events: ${type}`);
  }
  const parser = createParser({
    onId,
    onEvent({ data }) {
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), data);
      if (parsed.success) onEvent(parsed.output);
    },
  });
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const giveUp = (): void => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', giveUp, { once: true });
  let silence = setTimeout(giveUp, longestSilence);
  try {
    for (;;) {
      // Chunks arrive in order.
      const { done, value } = await reader.read();
      if (done || signal.aborted) return;
      clearTimeout(silence);
      silence = setTimeout(giveUp, longestSilence);
      onSign();
      parser.feed(value);
    }
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', giveUp);
  }
}
