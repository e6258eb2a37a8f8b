import type { CalendarEvent } from '@salonica/calendar';

type LinkedEvent = Pick<
  CalendarEvent,
  'title' | 'description' | 'startsAt' | 'endsAt' | 'timeZone' | 'salon' | 'address' | 'isAtHome'
>;

const placeOf = ({ salon, address, isAtHome }: LinkedEvent) =>
  isAtHome ? address : `${salon}, ${address}`;

/** `20261209T080000Z` */
const compact = (instant: number) =>
  new Date(instant).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

/** The page on which Google Calendar adds an event; instants, so that no zone is misread. */
export function googleLink(event: LinkedEvent): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates: `${compact(event.startsAt)}/${compact(event.endsAt)}`,
    ctz: event.timeZone,
    details: event.description,
    location: placeOf(event),
  });
  return `https://calendar.google.com/calendar/render?${query.toString()}`;
}

/** The page on which Outlook adds an event. */
export function microsoftLink(event: LinkedEvent): string {
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: event.title,
    startdt: new Date(event.startsAt).toISOString(),
    enddt: new Date(event.endsAt).toISOString(),
    body: event.description,
    location: placeOf(event),
  });
  return `https://outlook.live.com/calendar/0/action/compose?${query.toString()}`;
}
