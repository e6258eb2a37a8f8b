import type { SalonCalendar, Service, Barber } from '../calendar.ts';
import { minutesOf } from '../plain-time.ts';
import { type Range, rangeList } from '../ranges.ts';

export const allWeekdays = [1, 2, 3, 4, 5, 6, 7];

/** Half an hour without anything around it. */
export const makeService = (service: Partial<Service> = {}): Service => ({
  id: 'cut',
  position: 0,
  name: { en: 'Haircut', el: 'Κούρεμα' },
  minutes: 30,
  gap: null,
  bufferBefore: 0,
  bufferAfter: 0,
  priceMinor: 6500,
  isOffered: true,
  ...service,
});

export interface MemberFixture extends Partial<Omit<Barber, 'absences' | 'hours'>> {
  /** The same on every weekday. @default 00:00 to 24:00 */
  hours?: readonly Range[];
  absences?: readonly Range[];
}

/** A barber who always works. */
export const makeMember = ({ hours, absences = [], ...member }: MemberFixture = {}): Barber => ({
  id: 'maria',
  position: 0,
  name: { en: 'Maria', el: 'Μαρία' },
  picture: null,
  priceMinor: 6500,
  serviceIds: new Set(['cut']),
  specialtyIds: new Set(),
  hours: new Map(allWeekdays.map((weekday) => [weekday, hours ?? [{ from: 0, until: 24 * 60 }]])),
  dated: new Map(),
  absences: rangeList(absences),
  ...member,
});

/** Open every day from 09:00 to 18:00 in Thessaloniki, with one barber and one service. */
export const makeCalendar = (calendar: Partial<SalonCalendar> = {}): SalonCalendar => ({
  salonId: 'salon',
  isOpen: true,
  isPaused: false,
  name: 'Salon',
  address: { en: '12 Egnatia', el: 'Εγνατία 12' },
  picture: null,
  timeZone: 'Europe/Athens',
  slotMinutes: 30,
  leadMinutes: 0,
  horizonDays: 30,
  noticeMinutes: 1440,
  graceMinutes: 15,
  offerMinutes: 15,
  currency: 'USD',
  baseMinor: 6500,
  travel: { feeMinor: 2000, minutes: 30 },
  hours: new Map(
    allWeekdays.map((weekday) => [
      weekday,
      [{ opens: minutesOf('09:00'), closes: minutesOf('18:00'), lastStart: null }],
    ]),
  ),
  exceptions: new Map(),
  barbers: [makeMember()],
  services: new Map([['cut', makeService()]]),
  ...calendar,
});
