import {
  type Barber,
  day,
  minutesOf,
  type OpenHours,
  type Range,
  rangeList,
  type SalonCalendar,
  type Service,
} from '@salonica/policy';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';

type Hours = [weekday: number, opens: string, closes: string, lastStart: string | null];
type Shift = [weekday: number, starts: string, ends: string];
type DatedShift = [date: string, starts: string | null, ends: string | null];
type Absence = [from: number, until: number];

interface ServiceRow {
  id: string;
  position: number;
  en: string;
  el: string;
  minutes: number;
  gapAfter: number | null;
  gapMinutes: number | null;
  bufferBefore: number;
  bufferAfter: number;
  priceMinor: number;
  isOffered: boolean;
}

interface BarberRow {
  id: string;
  position: number;
  en: string;
  el: string;
  picture: string | null;
  priceMinor: number;
  serviceIds: string[] | null;
  ownPrices: Record<string, number> | null;
  ownMinutes: Record<string, number> | null;
  specialtyIds: string[] | null;
  hours: Shift[] | null;
  dated: DatedShift[] | null;
  absences: Absence[] | null;
}

interface ExceptionRow {
  date: string;
  opens: string | null;
  closes: string | null;
  en: string;
  el: string;
}

interface CalendarRow extends Record<string, unknown> {
  id: string;
  calendar: string;
  is_open: boolean;
  is_paused: boolean;
  name: string;
  address_en: string;
  address_el: string;
  picture: string | null;
  time_zone: string;
  slot_minutes: number;
  lead_minutes: number;
  horizon_days: number;
  notice_minutes: number;
  grace_minutes: number;
  offer_minutes: number;
  currency: string;
  base_minor: number;
  travel_minor: number | null;
  travel_minutes: number;
  hours: Hours[] | null;
  exceptions: ExceptionRow[] | null;
  barbers: BarberRow[] | null;
  services: ServiceRow[] | null;
}

export interface VersionedCalendar {
  /** `salon_clock.calendar` when it was read. */
  version: number;
  calendar: SalonCalendar;
}

/** Reads the calendars of several salons in one query, without exceptions that ended yesterday. */
export async function readCalendars(
  db: Database,
  salonIds: readonly string[],
  now: number,
): Promise<VersionedCalendar[]> {
  if (salonIds.length === 0) return [];
  const since = new Date(now - 2 * day).toISOString();
  const { rows } = await db.execute<CalendarRow>(sql`
    select s.id, c.calendar, s.retired_at is null as is_open,
      s.paused_at is not null as is_paused, s.name, s.address_en, s.address_el,
      (select path from salon_images where salon_id = s.id order by position limit 1) as picture,
      s.time_zone, s.slot_minutes, s.lead_minutes, s.horizon_days, s.notice_minutes,
      s.grace_minutes, s.offer_minutes, s.currency,
      s.base_minor, s.travel_minor, s.travel_minutes,
      (select json_agg(json_build_array(weekday, opens, closes, last_start) order by weekday, opens)
        from salon_hours where salon_id = s.id) as hours,
      (select json_agg(json_build_object('date', date, 'opens', opens, 'closes', closes,
          'en', reason_en, 'el', reason_el))
        from salon_exceptions where salon_id = s.id and date >= ${since}::timestamptz::date) as exceptions,
      (select json_agg(json_build_object('id', id, 'position', position, 'en', name_en, 'el', name_el,
          'minutes', minutes, 'gapAfter', gap_after, 'gapMinutes', gap_minutes,
          'bufferBefore', buffer_before, 'bufferAfter', buffer_after, 'priceMinor', price_minor,
          'isOffered', retired_at is null) order by position, id)
        from services where salon_id = s.id) as services,
      (select json_agg(json_build_object('id', id, 'position', position, 'en', name_en, 'el', name_el,
          'picture', picture, 'priceMinor', price_minor,
          'serviceIds', (select json_agg(service_id) from barber_services where barber_id = barbers.id),
          'ownPrices', (select json_object_agg(service_id, price_minor) from barber_services
            where barber_id = barbers.id and price_minor is not null),
          'ownMinutes', (select json_object_agg(service_id, minutes) from barber_services
            where barber_id = barbers.id and minutes is not null),
          'specialtyIds', (select json_agg(service_id) from barber_services
            where barber_id = barbers.id and is_specialty),
          'hours', (select json_agg(json_build_array(weekday, starts, ends) order by weekday, starts)
            from barber_hours where barber_id = barbers.id),
          'dated', (select json_agg(json_build_array(date, starts, ends) order by date, starts)
            from barber_shifts where barber_id = barbers.id and date >= ${since}::timestamptz::date),
          'absences', (select json_agg(json_build_array(
              (extract(epoch from lower(during)) * 1000)::bigint,
              (extract(epoch from upper(during)) * 1000)::bigint))
            from barber_absences where barber_id = barbers.id and upper(during) > ${since}::timestamptz)
          ) order by position, id)
        from barbers where salon_id = s.id and retired_at is null) as barbers
    from salons s join salon_clock c on c.salon_id = s.id
    where s.id in ${salonIds}
  `);
  return rows.map((row) => ({ version: Number(row.calendar), calendar: calendarOf(row) }));
}

function calendarOf(row: CalendarRow): SalonCalendar {
  return {
    salonId: row.id,
    isOpen: row.is_open,
    isPaused: row.is_paused,
    name: row.name,
    address: { en: row.address_en, el: row.address_el },
    picture: row.picture,
    timeZone: row.time_zone,
    slotMinutes: row.slot_minutes,
    leadMinutes: row.lead_minutes,
    horizonDays: row.horizon_days,
    noticeMinutes: row.notice_minutes,
    graceMinutes: row.grace_minutes,
    offerMinutes: row.offer_minutes,
    currency: row.currency,
    baseMinor: row.base_minor,
    travel:
      row.travel_minor === null
        ? null
        : { feeMinor: row.travel_minor, minutes: row.travel_minutes },
    hours: hoursOf(row.hours ?? []),
    exceptions: new Map(
      (row.exceptions ?? []).map(({ date, opens, closes, en, el }) => [
        date,
        { hours: openHours(opens, closes, null), reason: { en, el } },
      ]),
    ),
    barbers: (row.barbers ?? []).map(memberOf),
    services: new Map((row.services ?? []).map((service) => [service.id, serviceOf(service)])),
  };
}

function openHours(
  opens: string | null,
  closes: string | null,
  lastStart: string | null,
): OpenHours[] {
  if (opens === null || closes === null) return [];
  return [
    {
      opens: minutesOf(opens),
      closes: minutesOf(closes),
      lastStart: lastStart === null ? null : minutesOf(lastStart),
    },
  ];
}

function hoursOf(rows: readonly Hours[]): ReadonlyMap<number, readonly OpenHours[]> {
  const hours = new Map<number, OpenHours[]>();
  for (const [weekday, opens, closes, lastStart] of rows) {
    hours.set(weekday, [...(hours.get(weekday) ?? []), ...openHours(opens, closes, lastStart)]);
  }
  return hours;
}

function serviceOf({ en, el, gapAfter, gapMinutes, ...service }: ServiceRow): Service {
  const gap =
    gapAfter === null || gapMinutes === null ? null : { after: gapAfter, minutes: gapMinutes };
  return { ...service, name: { en, el }, gap };
}

function memberOf({
  en,
  el,
  serviceIds,
  ownPrices,
  ownMinutes,
  specialtyIds,
  hours,
  dated,
  absences,
  ...member
}: BarberRow): Barber {
  const shifts = new Map<number, Range[]>();
  for (const [weekday, starts, ends] of hours ?? []) {
    const shift = { from: minutesOf(starts), until: minutesOf(ends) };
    shifts.set(weekday, [...(shifts.get(weekday) ?? []), shift]);
  }
  return {
    ...member,
    name: { en, el },
    serviceIds: new Set(serviceIds ?? []),
    ownPrices: new Map(Object.entries(ownPrices ?? {})),
    ownMinutes: new Map(Object.entries(ownMinutes ?? {})),
    specialtyIds: new Set(specialtyIds ?? []),
    hours: shifts,
    dated: datedOf(dated ?? []),
    absences: rangeList((absences ?? []).map(([from, until]) => ({ from, until }))),
  };
}

/** Shifts by their days; a row without times is a day off. */
export function datedOf(rows: readonly DatedShift[]): ReadonlyMap<string, readonly Range[]> {
  const dated = new Map<string, Range[]>();
  for (const [date, starts, ends] of rows) {
    const shifts = dated.get(date) ?? [];
    if (starts !== null && ends !== null) {
      shifts.push({ from: minutesOf(starts), until: minutesOf(ends) });
    }
    dated.set(date, shifts);
  }
  return dated;
}
