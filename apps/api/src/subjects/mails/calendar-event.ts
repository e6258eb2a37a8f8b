import type { CalendarEvent } from '@salonica/calendar';
import { minute } from '@salonica/policy';
import type { BookingFacts } from '../../platform/database/schema/index.ts';
import type { Language } from '../../platform/http/messages.ts';
import { visitWords } from './visit-words.ts';
import { mailWords } from './words.ts';

/**
 * An appointment as mails and the feed write it for calendars.
 * @param at - when it is read, in milliseconds since 1970
 */
export function calendarEvent(
  facts: BookingFacts,
  status: CalendarEvent['status'],
  language: Language,
  at: number,
): CalendarEvent {
  const {
    bookingId: id,
    revision,
    date,
    time,
    timeZone,
    startsAt,
    minutes,
    salon,
    isAtHome,
  } = facts;
  const { event, cancelledEvent } = mailWords[language];
  const visit = visitWords(facts, language, at);
  return {
    id,
    revision,
    status,
    date,
    time,
    timeZone,
    startsAt,
    endsAt: startsAt + minutes * minute,
    salon,
    address: facts.address[language],
    isAtHome,
    ...(status === 'cancelled' ? cancelledEvent(visit) : event(visit)),
  };
}
