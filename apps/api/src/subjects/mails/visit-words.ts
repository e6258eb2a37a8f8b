import { utcMidnight, wallClock } from '@salonica/policy';
import type { BookingFacts, OfferFacts } from '../../platform/database/schema/index.ts';
import type { Language } from '../../platform/http/messages.ts';
import type { OfferWords, VisitWords } from './visit-letters.ts';
import { mailWords } from './words.ts';

export function moneyText(minor: number, currency: string, language: Language): string {
  const format = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  return new Intl.NumberFormat(mailWords[language].locale, format).format(minor / 100);
}

/** "Wednesday 9 December 2026". */
export function dayText(date: string, language: Language): string {
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

/** Whether a change left the time, such as another barber or service. */
export const isAtSameTime = ({ before, date, time }: BookingFacts): boolean =>
  before?.date === date && before.time === time;

/**
 * An appointment in the reader's language.
 * @param at - when it is read, in milliseconds since 1970
 */
export function visitWords(facts: BookingFacts, language: Language, at: number): VisitWords {
  const { before } = facts;
  const isTold = before !== undefined && !isAtSameTime(facts);
  return {
    ...timeWords(facts, language),
    before: isTold ? `${dayText(before.date, language)}, ${before.time}` : '',
    rule: ruleText(facts, language, at),
  };
}

/** Until when it can be changed, as the app shows it; a moment does not become wrong later. */
function ruleText(
  { changeableUntil, timeZone, undo }: BookingFacts,
  language: Language,
  at: number,
): string {
  if (changeableUntil === undefined) return '';
  const { changeable, fixed } = mailWords[language].rule;
  // A move that can be undone says so itself.
  if (changeableUntil < at) return undo === undefined ? fixed : '';
  const { date, time } = wallClock(timeZone, changeableUntil);
  return changeable(dayText(date, language), time);
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
