import { type CalendarEvent, placeOf, utcValue } from '@salonica/calendar';

type LinkedEvent = Pick<
  CalendarEvent,
  'title' | 'description' | 'startsAt' | 'endsAt' | 'timeZone' | 'salon' | 'address' | 'isAtHome'
>;

/** The page on which Google Calendar adds an event; instants, so that no zone is misread. */
export function googleLink(event: LinkedEvent): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates: `${utcValue(event.startsAt)}/${utcValue(event.endsAt)}`,
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
