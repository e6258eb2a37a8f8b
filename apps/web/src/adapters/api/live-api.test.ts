import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LiveEvent } from '../../domain/ports/live-port.ts';
import { message, openTabs, settle } from './testing/live-tabs.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const salonChanged = { topic: 'salon', salonId: '01', version: 4 };
const bookingChanged = { topic: 'booking', bookingId: 'b1', revision: 2 };

/** One page and its server. */
function openLive(refuse: () => Response | null = () => null) {
  const { streams, tab } = openTabs(refuse);
  return { streams, ...tab() };
}

it('notifies each watcher of its topics, over one stream', async () => {
  const { live, streams } = openLive();
  const first: LiveEvent[] = [];
  const second: LiveEvent[] = [];
  const made = vi.spyOn(globalThis, 'Request');
  live.watch(['01'], (event) => first.push(event));
  live.watch(['02'], (event) => second.push(event));
  await settle();
  expect(streams).toHaveLength(1);
  expect(streams[0]?.url.search).toBe('?salons=01%2C02');
  expect(streams[0]?.headers.get('authorization')).toBe('Bearer token-1');
  expect(streams[0]?.headers.get('accept')).toBe('text/event-stream');
  expect(new Set(made.mock.calls.map(([, init]) => init?.priority))).toEqual(new Set(['low']));
  made.mockRestore();
  streams[0]?.say(message(salonChanged) + message(bookingChanged));
  await settle();
  const booking = { type: 'booking.changed', bookingId: 'b1', revision: 2 };
  expect(first).toEqual([{ type: 'salon.changed', salonId: '01' }, booking]);
  expect(second).toEqual([booking]);
});

it('reports conversations, and who is typing in them', async () => {
  const { live, streams } = openLive();
  const events: LiveEvent[] = [];
  live.watch([], (event) => events.push(event));
  await settle();
  const conversationId = 'c1';
  streams[0]?.say(message({ topic: 'typing', conversationId }));
  streams[0]?.say(message({ topic: 'conversation', conversationId, revision: 3 }, '8'));
  await settle();
  expect(events).toEqual([
    { type: 'salon.typing', conversationId },
    { type: 'conversation.changed', conversationId },
  ]);
});

it('reads events that arrive in pieces, and skips unknown ones', async () => {
  const { live, streams } = openLive();
  const events: LiveEvent[] = [];
  live.watch(['01'], (event) => events.push(event));
  await settle();
  const text = `: ping\n\n${message({ topic: 'weather' })}data: no JSON\n\n${message(salonChanged)}`;
  for (const letter of text) streams[0]?.say(letter);
  await settle();
  expect(events).toEqual([{ type: 'salon.changed', salonId: '01' }]);
});

it('continues where the stream broke off, and reports a possible gap', async () => {
  const { live, streams } = openLive();
  const events: LiveEvent[] = [];
  live.watch(['01'], (event) => events.push(event));
  await settle();
  streams[0]?.say(message(salonChanged, '41'));
  await settle();
  streams[0]?.end();
  await settle(1000);
  expect(streams).toHaveLength(2);
  expect(streams[1]?.headers.get('last-event-id')).toBe('41');
  streams[1]?.say(': ping\n\n');
  await settle();
  expect(events).toEqual([{ type: 'salon.changed', salonId: '01' }, { type: 'resumed' }]);
});

it('does not report an unchanged calendar again', async () => {
  const { live, streams } = openLive();
  const events: LiveEvent[] = [];
  live.watch(['01'], (event) => events.push(event));
  await settle();
  streams[0]?.say(message(salonChanged, '41') + message(salonChanged, '41'));
  streams[0]?.say(message({ ...salonChanged, version: 5 }, '42'));
  await settle();
  expect(events).toHaveLength(2);
});

it('treats a silent stream as interrupted', async () => {
  const { live, streams } = openLive();
  live.watch(['01'], () => undefined);
  await settle(20_000);
  streams[0]?.say(': ping\n\n');
  await settle(20_000);
  expect(streams).toHaveLength(1);
  await settle(6000);
  expect(streams).toHaveLength(2);
});

it('waits longer after each failure and polls meanwhile', async () => {
  let isDown = true;
  let calls = 0;
  const { live, streams } = openLive(() => {
    calls += 1;
    return isDown ? new Response(null, { status: 502 }) : null;
  });
  const events: LiveEvent[] = [];
  live.watch(['01'], (event) => events.push(event));
  await settle(1000 + 2000 + 4000);
  expect(calls).toBe(4);
  await settle(14_000);
  expect(events).toEqual([{ type: 'resumed' }, { type: 'resumed' }]);
  isDown = false;
  await settle(30_000);
  streams[0]?.say(': ping\n\n');
  await settle();
  const known = events.length;
  await settle(20_000);
  expect(events).toHaveLength(known);
});

it('does not accept a page as a stream', async () => {
  const { live } = openLive(() => new Response('<html>'));
  const events: LiveEvent[] = [];
  live.watch([], (event) => events.push(event));
  await settle(12_000);
  expect(events).toEqual([{ type: 'resumed' }]);
});

it('is silent while the page is hidden', async () => {
  const { live, streams, hide } = openLive();
  const events: LiveEvent[] = [];
  live.watch(['01'], (event) => events.push(event));
  await settle();
  streams[0]?.say(': ping\n\n');
  await hide(true);
  await settle(60_000);
  expect(streams).toHaveLength(1);
  await hide(false);
  expect(streams).toHaveLength(2);
  streams[1]?.say(': ping\n\n');
  await settle();
  expect(events).toEqual([{ type: 'resumed' }]);
});

it('follows the watchers, and ends with the last', async () => {
  const { live, streams } = openLive();
  const events: LiveEvent[] = [];
  const stopFirst = live.watch(['01'], (event) => events.push(event));
  await settle();
  const stopSecond = live.watch(['02'], () => undefined);
  await settle();
  expect(streams.map(({ url }) => url.search)).toEqual(['?salons=01', '?salons=01%2C02']);
  stopFirst();
  stopSecond();
  await settle(60_000);
  expect(streams).toHaveLength(2);
  expect(events).toEqual([]);
});

it('is requested again by the next customer, from the beginning', async () => {
  const { live, streams } = openLive();
  live.watch([], () => undefined);
  await settle();
  streams[0]?.say(message(bookingChanged, '9'));
  await settle();
  live.reopen();
  await settle();
  expect(streams).toHaveLength(2);
  expect(streams[1]?.headers.has('last-event-id')).toBe(false);
});
