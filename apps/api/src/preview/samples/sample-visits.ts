import { randomUUIDv7 } from 'node:crypto';
import {
  addDays,
  type Barber,
  createPlanner,
  day,
  instantAt,
  minute,
  minutesOf,
  nearestFree,
  priceOf,
  type SalonCalendar,
  type Service,
  wallClock,
  weekdayOf,
} from '@salonica/policy';
import { readBusy } from '../../subjects/availability/busy-rows.ts';
import { readCalendars } from '../../subjects/availability/calendar-rows.ts';
import type { SalonStates } from '../../subjects/availability/salon-states.ts';
import { takePlace } from '../../subjects/bookings/place.ts';
import { lockSalon } from '../../subjects/bookings/salon-lock.ts';
import { recordChange } from '../../subjects/bookings/record-change.ts';
import { bookings, reviews } from '../../platform/database/schema/index.ts';
import type { NewCustomer } from './new-customer.ts';
import { type SampleVisit, sampleVisits } from './records.ts';

/** A visit at a salon that offers it, with its time. */
interface PlacedVisit {
  visit: SampleVisit;
  calendar: SalonCalendar;
  service: Service;
  member: Barber;
  date: string;
  /** `HH:mm` */
  time: string;
}

/** Stores the sample visits: upcoming ones at the nearest free time, with their chairs occupied. */
export async function writeSampleVisits(
  customer: NewCustomer,
  salonStates: SalonStates,
): Promise<void> {
  const { tx, actor, time } = customer;
  const ids = [...new Set(sampleVisits.map(({ salonId }) => salonId))];
  const calendars = new Map<string, SalonCalendar>();
  for (const { calendar } of await readCalendars(tx, ids, time)) {
    calendars.set(calendar.salonId, calendar);
  }
  const past = sampleVisits.filter(({ days }) => days < 0);
  for (const visit of past) {
    const placed = placePast(visit, calendars.get(visit.salonId), time);
    if (placed !== undefined) await store(customer, placed);
  }
  // In a fixed order, so that two new customers never deadlock.
  const upcoming = sampleVisits.filter(({ days }) => days >= 0);
  for (const visit of upcoming.toSorted((a, b) => (a.salonId < b.salonId ? -1 : 1))) {
    const salon = await lockSalon(tx, salonStates, visit.salonId);
    if (salon === undefined) continue;
    const placed = await placeUpcoming(customer, visit, salon.calendar);
    if (placed === undefined) continue;
    const { calendar, service, member, date, time: at } = placed;
    const { id, startsAt, endsAt } = await store(customer, placed);
    const draft = { service, location: 'salon' as const, barberId: member.id, date, time: at };
    await takePlace(tx, calendar, draft, id, { member, startsAt, endsAt });
    await recordChange(tx, {
      action: 'confirm',
      actor,
      owner: { customerId: actor.id },
      bookingId: id,
      revision: 0,
      salon: { id: visit.salonId, version: salon.version },
      after: { date, time: at, barberId: member.id },
    });
  }
}

/** The barber of a service; undefined where the salon no longer offers it. */
function choiceOf({ salonId, service, barber }: SampleVisit, calendar: SalonCalendar | undefined) {
  const offered = calendar?.services.get(`${salonId}-${service}`);
  const member = calendar?.barbers.find(({ id }) => id === `${salonId}-${barber}`);
  if (calendar === undefined || offered === undefined || member === undefined) return undefined;
  return { calendar, service: offered, member };
}

/** The day of a visit at the salon; the next day if the weekday is closed. */
function dateOf({ days }: SampleVisit, { timeZone, hours }: SalonCalendar, now: number): string {
  const date = addDays(wallClock(timeZone, now).date, days);
  return hours.has(weekdayOf(date)) ? date : addDays(date, 1);
}

function placePast(
  visit: SampleVisit,
  calendar: SalonCalendar | undefined,
  now: number,
): PlacedVisit | undefined {
  const choice = choiceOf(visit, calendar);
  if (choice === undefined) return undefined;
  return { visit, ...choice, date: dateOf(visit, choice.calendar, now), time: visit.time };
}

/** Undefined where nothing is free. */
async function placeUpcoming(
  { tx, time: now }: NewCustomer,
  visit: SampleVisit,
  calendar: SalonCalendar,
): Promise<PlacedVisit | undefined> {
  const choice = choiceOf(visit, calendar);
  if (choice === undefined) return undefined;
  const { salonId, horizonDays } = calendar;
  const until = now + (horizonDays + 2) * day;
  const busy = await readBusy(tx, { salonId, from: now - day, until });
  const find = (barberId: string | null) => {
    const draft = { service: choice.service, location: 'salon' as const, barberId };
    const planner = createPlanner(calendar, busy, draft, now);
    const [free] = nearestFree(planner, dateOf(visit, calendar, now), minutesOf(visit.time));
    return free;
  };
  // A preview with many customers uses up all times of one barber.
  const free = find(choice.member.id) ?? find(null);
  const member = calendar.barbers.find(({ id }) => id === free?.barberIds[0]);
  if (free === undefined || member === undefined) return undefined;
  return { visit, ...choice, member, date: free.date, time: free.time };
}

async function store(
  { tx, actor, language, time: now }: NewCustomer,
  { visit, calendar, service, member, date, time }: PlacedVisit,
): Promise<{ id: string; startsAt: number; endsAt: number }> {
  const id = randomUUIDv7();
  const startsAt = instantAt(calendar.timeZone, date, time) ?? now + visit.days * day;
  const endsAt = startsAt + service.minutes * minute;
  await tx.insert(bookings).values({
    id,
    salonId: calendar.salonId,
    customerId: actor.id,
    serviceId: service.id,
    barberId: member.id,
    localDate: date,
    localTime: time,
    timeZone: calendar.timeZone,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    ...priceOf(calendar, service, member, 'salon'),
    currency: calendar.currency,
    location: 'salon',
    address: '',
    notes: '',
    names: { salon: calendar.name, service: service.name, barber: member.name },
    language,
    status: endsAt <= now - day ? 'completed' : 'confirmed',
    createdAt: new Date(Math.min(now, startsAt - 7 * day)),
  });
  if (visit.stars !== undefined) {
    await tx.insert(reviews).values({
      salonId: calendar.salonId,
      bookingId: id,
      author: '',
      stars: visit.stars,
      language,
      date,
      isPublic: false,
    });
  }
  return { id, startsAt, endsAt };
}
