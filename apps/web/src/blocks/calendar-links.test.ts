import { expect, it } from 'vitest';
import { googleLink, microsoftLink } from './calendar-links.ts';

const event = {
  title: 'Haircut & Style at Ρόδι',
  description: 'With Nikos.',
  startsAt: Date.parse('2026-12-09T08:00:00Z'),
  endsAt: Date.parse('2026-12-09T08:45:00Z'),
  timeZone: 'Europe/Athens',
  salon: 'Ρόδι',
  address: '12 Egnatia',
  isAtHome: false,
};

it('Google and Outlook get the instants, the title and the place', () => {
  const google = new URL(googleLink(event));
  expect(google.origin).toBe('https://calendar.google.com');
  expect(Object.fromEntries(google.searchParams)).toEqual({
    action: 'TEMPLATE',
    text: event.title,
    dates: '20261209T080000Z/20261209T084500Z',
    ctz: 'Europe/Athens',
    details: 'With Nikos.',
    location: 'Ρόδι, 12 Egnatia',
  });
  const microsoft = new URL(microsoftLink({ ...event, isAtHome: true }));
  expect(microsoft.origin).toBe('https://outlook.live.com');
  expect(Object.fromEntries(microsoft.searchParams)).toMatchObject({
    subject: event.title,
    startdt: '2026-12-09T08:00:00.000Z',
    enddt: '2026-12-09T08:45:00.000Z',
    location: '12 Egnatia',
  });
});
