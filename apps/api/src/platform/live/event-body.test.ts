import { expect, test, vi } from 'vitest';
import { eventBody } from './event-body.ts';
import { openMailbox } from './mailbox.ts';

const news = (id: number) => ({
  id,
  topic: 'salon',
  subject: `salon-${id}`,
  payload: { version: id },
});

function open(stallMs: number) {
  const mailbox = openMailbox(10);
  mailbox.begin([]);
  const onEnd = vi.fn<() => void>(() => mailbox.close());
  const disconnect = vi.fn<() => void>();
  const body = eventBody({ mailbox, firstId: 7, pingMs: 20, stallMs, onEnd, disconnect });
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  return { mailbox, onEnd, disconnect, reader };
}

test('begins with its position, sends events, and something while there are none', async () => {
  const { mailbox, reader, onEnd } = open(1000);
  mailbox.put(news(8));
  const texts = [await reader.read(), await reader.read(), await reader.read()].map(
    ({ value }) => value,
  );
  expect(texts).toEqual([
    'id: 7\n\n',
    'data: {"topic":"salon","salonId":"salon-8","version":8}\nid: 8\n\n',
    ': ping\n\n',
  ]);
  expect(onEnd).not.toHaveBeenCalled();
  await reader.cancel();
  expect(onEnd).toHaveBeenCalled();
});

test('ends with its mailbox', async () => {
  const { mailbox, reader, onEnd } = open(1000);
  await reader.read();
  mailbox.close();
  expect((await reader.read()).done).toBe(true);
  expect(onEnd).toHaveBeenCalled();
});

test('a reader who takes nothing loses the place and the connection', async () => {
  const { onEnd, disconnect, mailbox } = open(50);
  mailbox.put(news(8));
  mailbox.put(news(9));
  await vi.waitFor(() => expect(disconnect).toHaveBeenCalled());
  expect(onEnd).toHaveBeenCalled();
});
