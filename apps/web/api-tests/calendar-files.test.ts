import { randomUUID } from 'node:crypto';
import { calendarFile } from '@salonica/calendar';
import ICAL from 'ical.js';
import { expect, inject, it, vi } from 'vitest';
import type { Booking } from '../src/domain/booking.ts';
import { calendarEventOf } from '../src/blocks/calendar-event.ts';
import words from '../src/i18n/en/bookings.ts';
import { changeOf } from '../src/testing/ports/suite-world.ts';
import { bookAnySlot } from './bookings.ts';
import { newVisitor } from './visitor.ts';
import { bookingCalls } from '../src/testing/ports/booking-calls.ts';

/** Of an event; the description may differ, because the page knows the hour of the deadline. */
const properties = [
  'uid',
  'sequence',
  'status',
  'transp',
  'dtstart',
  'dtend',
  'summary',
  'location',
  'organizer',
];

/** What a calendar learns from a file about a booking; a feed has others too. */
function versionIn(file: string, { id }: Pick<Booking, 'id'>): Record<string, string | undefined> {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const uid = `${id}@salonica.example`;
  const events = calendar
    .getAllSubcomponents('vevent')
    .filter((event) => event.getFirstPropertyValue('uid') === uid);
  expect(events).toHaveLength(1);
  const version: Record<string, string | undefined> = {
    method: calendar.getFirstPropertyValue('method')?.toString(),
  };
  for (const name of properties) {
    version[name] = events[0]?.getFirstPropertyValue(name)?.toString();
  }
  return version;
}

function pageVersion(booking: Booking) {
  const title = words.calendarFile.title
    .replace('{{service}}', booking.service.name)
    .replace('{{salon}}', booking.salon.name);
  const event = calendarEventOf(booking, { title, description: '' });
  return versionIn(calendarFile(event, Date.now()).content, booking);
}

const textAt = async (url: string) => (await fetch(url)).text();

/** The appointment in the latest mail to an address, once its version is this one. */
function mailVersion(email: string, booking: Booking) {
  const inbox = `${inject('api')}/dev/mail`;
  return vi.waitFor(
    async () => {
      const list = (await textAt(inbox)).split('<li').find((mail) => mail.includes(email));
      const [, id = 'nothing'] = /\/dev\/mail\/([\da-f-]{36})/.exec(list ?? '') ?? [];
      const version = versionIn(await textAt(`${inbox}/${id}/calendar.ics`), booking);
      expect(version['sequence']).toBe(`${booking.revision}`);
      return version;
    },
    { timeout: 20_000, interval: 200 },
  );
}

it('the page, the mails and the feed give calendars the same versions of an appointment', async () => {
  const visitor = newVisitor();
  const email = `${randomUUID()}@salonica.example`;
  await visitor.signInWithGoogle(email);
  const { api } = visitor.ports;
  const bookings = bookingCalls(api);
  const { path: feed } = await api.createCalendarFeed();
  const feedVersion = async (booking: Booking) => versionIn(await textAt(feed), booking);

  const booked = await bookAnySlot(visitor, '09');
  const first = pageVersion(booked);
  expect(first).toMatchObject({ method: 'PUBLISH', sequence: '0', status: 'CONFIRMED' });
  expect(await feedVersion(booked)).toEqual(first);
  expect(await mailVersion(email, booked)).toEqual(first);

  const cancelled = await bookings.cancel(changeOf(booked));
  const second = await feedVersion(cancelled);
  expect(second).toEqual({
    ...first,
    sequence: '1',
    status: 'CANCELLED',
    transp: 'TRANSPARENT',
    summary: `Cancelled: ${first['summary']}`,
  });
  expect(await mailVersion(email, cancelled)).toEqual({ ...second, method: 'CANCEL' });

  const restored = await bookings.restore(changeOf(cancelled));
  const third = pageVersion(restored);
  expect(third).toEqual({ ...first, sequence: '2' });
  expect(await feedVersion(restored)).toEqual(third);
  expect(await mailVersion(email, restored)).toEqual(third);
});
