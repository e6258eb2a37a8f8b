import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { message, openTabs, settle } from './testing/live-tabs.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const booking = (revision: number) => ({ topic: 'booking', bookingId: 'b1', revision });
const changed = (revision: number) => ({ type: 'booking.changed', bookingId: 'b1', revision });
const calendar = (salonId: string, version: number) => ({ topic: 'salon', salonId, version });

it('notifies eight tabs over one stream, each of its topics', async () => {
  const { streams, held, tab } = openTabs();
  const received = Array.from({ length: 8 }, (_, index) => tab().listen(`0${index + 1}`));
  await settle();
  expect(held()).toHaveLength(1);
  expect(held()[0]?.url.searchParams.get('salons')).toBe('01,02,03,04,05,06,07,08');
  streams.at(-1)?.say(message(calendar('03', 4), '1') + message(booking(2), '2'));
  await settle();
  expect(received[2]).toEqual([{ type: 'salon.changed', salonId: '03' }, changed(2)]);
  for (const events of received) expect(events.at(-1)).toEqual(changed(2));
  expect(received.flat()).toHaveLength(9);
});

it('continues in the next tab after the leader has closed, and reports nothing twice', async () => {
  const { streams, held, tab } = openTabs();
  const first = tab();
  first.listen('01');
  const [second, third] = [tab().listen('02'), tab().listen('03')];
  await settle();
  held()[0]?.say(message(calendar('02', 1), '40') + message(booking(1), '41'));
  await settle();
  await first.hide(true);
  expect(held()).toHaveLength(1);
  expect(streams.at(-1)?.headers.get('last-event-id')).toBe('41');
  // The server begins with events that may be known already.
  held()[0]?.say(message(booking(1), '41') + message(calendar('02', 1), '41'));
  held()[0]?.say(message(booking(2), '42'));
  await settle();
  expect(second).toEqual([{ type: 'salon.changed', salonId: '02' }, changed(1), changed(2)]);
  expect(third).toEqual([changed(1), changed(2)]);
});

it('refetches in a tab that becomes visible, without opening a stream', async () => {
  const { streams, tab } = openTabs();
  tab().listen();
  const away = tab();
  const received = away.listen();
  await settle();
  streams[0]?.say(message(booking(1), '1'));
  await settle();
  await away.hide(true);
  streams[0]?.say(message(booking(2), '2'));
  await settle();
  await away.hide(false);
  expect(received).toEqual([changed(1), { type: 'resumed' }]);
  streams[0]?.say(message(booking(3), '3'));
  await settle();
  expect(received).toEqual([changed(1), { type: 'resumed' }, changed(3)]);
  expect(streams).toHaveLength(1);
});

it('notifies a later tab of calendars that the stream reported before', async () => {
  const { streams, tab } = openTabs();
  tab().listen('01');
  await settle();
  streams[0]?.say(message(calendar('01', 9), '5'));
  await settle();
  const received = tab().listen('01');
  await settle();
  expect(received).toEqual([{ type: 'salon.changed', salonId: '01' }]);
  expect(streams).toHaveLength(1);
});

it('lets all tabs refetch where the stream was lost or is blocked', async () => {
  let isDown = false;
  const { streams, tab } = openTabs(() => (isDown ? new Response(null, { status: 502 }) : null));
  const received = [tab().listen(), tab().listen()];
  await settle();
  streams[0]?.say(': ping\n\n');
  isDown = true;
  streams[0]?.end();
  await settle(15_000);
  expect(received).toEqual([[{ type: 'resumed' }], [{ type: 'resumed' }]]);
});

it('gives each visitor a separate stream', async () => {
  const { held, tab } = openTabs();
  const [staying, leaving] = [tab(), tab()];
  await staying.become('eleni@salonica.example');
  await leaving.become('eleni@salonica.example');
  const [hers, his] = [staying.listen(), leaving.listen()];
  await settle();
  expect(held()).toHaveLength(1);
  held()[0]?.say(message(booking(1), '1'));
  await settle();
  await leaving.become(null);
  expect(held()).toHaveLength(2);
  expect(held()[1]?.headers.has('last-event-id')).toBe(false);
  held()[0]?.say(message(booking(2), '2'));
  await settle();
  expect(hers).toEqual([changed(1), changed(2)]);
  expect(his).toEqual([changed(1)]);
});

it('hands over when the leader signs out', async () => {
  const { held, tab } = openTabs();
  const [leader, follower] = [tab(), tab()];
  await leader.become('eleni@salonica.example');
  await follower.become('eleni@salonica.example');
  leader.listen();
  const received = follower.listen();
  await settle();
  held()[0]?.say(message(booking(1), '1'));
  await settle();
  await leader.become(null);
  const next = held().find(({ headers }) => headers.get('last-event-id') === '1');
  next?.say(message(booking(2), '2'));
  await settle();
  expect(received).toEqual([changed(1), changed(2)]);
});

it('opens a separate stream where tabs cannot share', async () => {
  const { held, lonely } = openTabs();
  lonely().listen();
  lonely().listen();
  await settle();
  expect(held()).toHaveLength(2);
});
