import type { DeskBlock, DeskDay, DeskSalon, DeskVisit } from '#domain/desk.ts';
import { addMinutes, instantOf, type PlainTime } from '#shared/dates.ts';

const zone = 'Europe/Athens';
const date = '2026-11-26';

const at = (time: PlainTime): number => instantOf({ date, time }, zone);

/** Noon of the day. */
export const noon = at('12:00');

/** A range of the day, such as `range('10:00', '10:45')`. */
export const range = (starts: PlainTime, ends: PlainTime) => ({
  startsAt: at(starts),
  endsAt: at(ends),
  date,
  starts,
  ends,
});

/** A visit of half an hour at 14:00 with Nikos. */
export function visit({
  starts = '14:00',
  minutes = 30,
  bufferAfter = 0,
  ...own
}: Partial<DeskVisit> & { starts?: PlainTime; minutes?: number } = {}): DeskVisit {
  const ends = addMinutes(starts, minutes);
  return {
    kind: 'booking',
    id: 'visit',
    revision: 0,
    barberId: 'nikos',
    status: 'confirmed',
    source: 'online',
    arrivedAt: null,
    visit: range(starts, ends),
    parts: [range(starts, addMinutes(ends, bufferAfter))],
    bufferBefore: 0,
    bufferAfter,
    gap: null,
    service: { id: 'cut', name: 'Haircut' },
    customerName: 'Maria P.',
    contact: null,
    location: 'salon',
    ...own,
  };
}

/** Lunch of Nikos, half an hour from 13:00. */
export const block = (own: Partial<DeskBlock> = {}): DeskBlock => ({
  kind: 'block',
  id: 'lunch',
  revision: 0,
  barberId: 'nikos',
  purpose: 'lunch',
  parts: [range('13:00', '13:30')],
  ...own,
});

const barber = (id: string, name: string): DeskDay['barbers'][number] => ({
  id,
  name,
  picture: null,
  isRetired: false,
  shifts: [range('09:00', '17:00')],
  absences: [],
});

/** A Thursday with Nikos and Eleni, from nine to five. */
export const dayAt = (own: Partial<DeskDay> = {}): DeskDay => ({
  date,
  timeZone: zone,
  version: 1,
  startsAt: at('00:00'),
  endsAt: at('00:00') + 24 * 60 * 60_000,
  hours: [range('09:00', '17:00')],
  reason: null,
  barbers: [barber('nikos', 'Nikos'), barber('eleni', 'Eleni')],
  entries: [],
  ...own,
});

export const owner: DeskSalon = {
  id: '01',
  name: 'Atelier Aristotelous',
  timeZone: zone,
  role: 'owner',
  barberId: null,
};
