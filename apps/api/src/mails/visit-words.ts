import { wallClock } from '../availability/day-clock.ts';
import { utcMidnight } from '../availability/plain-time.ts';
import type { BookingFacts, OfferFacts } from '../database/schema/index.ts';
import type { Language } from '../http/messages.ts';
import { mailWords, type OfferWords, type VisitWords } from './words.ts';

export function moneyText(minor: number, currency: string, language: Language): string {
  const format = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  return new Intl.NumberFormat(mailWords[language].locale, format).format(minor / 100);
}

/** "Wednesday 9 December 2026". */
function dayText(date: string, language: Language): string {
  return new Intl.DateTimeFormat(mailWords[language].locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
    .format(utcMidnight(date))
    .replace(',', '');
}

/** Facts that appointments and held times share, in the reader's language. */
function timeWords(facts: BookingFacts | OfferFacts, language: Language) {
  return {
    salon: facts.salon,
    service: facts.service[language],
    barber: facts.barber[language],
    address: facts.address[language],
    day: dayText(facts.date, language),
    time: facts.time,
    total: moneyText(facts.totalMinor, facts.currency, language),
  };
}

/** An appointment in the reader's language. */
export function visitWords(facts: BookingFacts, language: Language): VisitWords {
  const { before, noticeMinutes } = facts;
  return {
    ...timeWords(facts, language),
    before: before === undefined ? '' : `${dayText(before.date, language)}, ${before.time}`,
    hours: Math.round(noticeMinutes / 60),
  };
}

/** A held time, in the reader's language. */
export function offerWords(facts: OfferFacts, language: Language): OfferWords {
  return {
    ...timeWords(facts, language),
    until: timeOfDay(facts.timeZone, facts.heldUntil),
  };
}

/** The salon's local time at an instant. */
export const timeOfDay = (timeZone: string, instant: number): string =>
  wallClock(timeZone, instant).time;
