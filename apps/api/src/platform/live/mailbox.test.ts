import { describe, expect, test } from 'vitest';
import { type Mailbox, openMailbox } from './mailbox.ts';

const moved = (id: number, bookingId: string, revision: number) => ({
  id,
  topic: 'customer',
  subject: 'anna',
  payload: { bookingId, revision },
});

async function idsIn(mailbox: Mailbox): Promise<string[]> {
  const ids: string[] = [];
  for (;;) {
    const message = await mailbox.take(0);
    if (typeof message === 'string') return ids;
    ids.push(message.id);
  }
}

describe('the mailbox of a stream', () => {
  test('sends missed events before those that arrived while they were read', async () => {
    const mailbox = openMailbox();
    mailbox.put(moved(3, 'c', 1));
    mailbox.begin([moved(1, 'a', 1), moved(2, 'b', 1)]);
    mailbox.put(moved(4, 'd', 1));
    expect(await idsIn(mailbox)).toEqual(['1', '2', '3', '4']);
  });

  test('keeps only the last event about the same thing', async () => {
    const mailbox = openMailbox();
    mailbox.begin([moved(1, 'a', 1), moved(2, 'b', 1)]);
    mailbox.put(moved(3, 'a', 2));
    expect(await idsIn(mailbox)).toEqual(['2', '3']);
  });

  test('ends if too many events are not read before it begins', async () => {
    const mailbox = openMailbox(10);
    for (let id = 0; id < 10; id += 1) mailbox.put(moved(id, `booking-${id}`, 1));
    mailbox.put(moved(10, 'one too many', 1));
    mailbox.begin([]);
    expect(await mailbox.take(0)).toBe('closed');
  });

  test('ends if too many events are not read after it began', async () => {
    const mailbox = openMailbox(10);
    mailbox.begin([]);
    for (let id = 0; id < 10; id += 1) mailbox.put(moved(id, `booking-${id}`, 1));
    expect(await mailbox.take(0)).not.toBe('closed');
    mailbox.put(moved(10, 'b', 1));
    mailbox.put(moved(11, 'one too many', 1));
    expect(await mailbox.take(0)).toBe('closed');
  });

  test('missed events do not end it', async () => {
    const mailbox = openMailbox(10);
    mailbox.begin(Array.from({ length: 50 }, (_, id) => moved(id, `booking-${id}`, 1)));
    mailbox.put(moved(50, 'another', 1));
    expect(await idsIn(mailbox)).toHaveLength(51);
  });
  test('closes when the customer’s other sessions end, but not for an end before it began', async () => {
    const end = (id: number) => ({ ...moved(id, '', 0), payload: { sessionsEnded: true } });
    const mailbox = openMailbox();
    mailbox.begin([end(1), moved(2, 'a', 1)]);
    expect(await idsIn(mailbox)).toEqual(['2']);
    mailbox.put(end(3));
    expect(await mailbox.take(0)).toBe('closed');
  });
});
