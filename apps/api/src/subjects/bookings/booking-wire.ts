import { type BookingWire, bookingStatuses } from '@salonica/contract/v1';
import { changeableUntil, heldUntil, minute } from '@salonica/policy';
import type { Language } from '../../platform/http/messages.ts';
import { cardPictureOf, portraitOf } from '../salons/picture-urls.ts';
import type { BookingRow } from './booking-row.ts';

export interface WireOptions {
  language: Language;
  /** Milliseconds since 1970. */
  time: number;
  /** Converts the path of a picture into its public path. */
  versioned: (path: string) => string;
  /** For who has only the link of the booking, which may have been passed on. @default false */
  isLinked?: boolean;
}

/** Where calendar programs read one booking. */
const visitFilePath = (token: string) => `/calendar/visits/${token}.ics`;

type Status = BookingWire['status'];

/** For its customer a visit is completed at its end; {@link isReviewable} is stricter. */
export function statusAt(status: string, endsAt: Date, time: number): Status {
  if (status === 'confirmed' && endsAt.getTime() <= time) return 'completed';
  return bookingStatuses.find((known) => known === status) ?? 'cancelled';
}

/**
 * Whether a rating of the visit is public: it was completed, by the salon or a day later, and who
 * booked it has an address that answered.
 */
export const isReviewable = ({
  status,
  isOwnerProved,
}: Pick<BookingRow, 'status' | 'isOwnerProved'>): boolean =>
  status === 'completed' && isOwnerProved;

/** A booking in the format of the contract. */
export function bookingWire(row: BookingRow, options: WireOptions): BookingWire {
  const { language, time, versioned } = options;
  const money = (minor: number) => ({ minor, currency: row.currency });
  const salonAddress = language === 'el' ? row.salonAddressEl : row.salonAddressEn;
  const location = row.location === 'home' ? 'home' : 'salon';
  return {
    id: row.id,
    revision: row.revision,
    status: statusAt(row.status, row.endsAt, time),
    salon: {
      id: row.salonId,
      name: row.names.salon,
      address: salonAddress,
      picture: row.salonPicture === null ? null : cardPictureOf(row.salonPicture, versioned),
      timeZone: row.timeZone,
    },
    service: {
      id: row.serviceId,
      name: row.names.service[language],
      minutes: (row.endsAt.getTime() - row.startsAt.getTime()) / minute,
      index: row.serviceIndex,
    },
    barber: {
      id: row.barberId,
      name: row.names.barber[language],
      picture: portraitOf(row.barberPicture, versioned),
    },
    isAnyBarber: row.anyBarber,
    date: row.localDate,
    time: row.localTime.slice(0, 5),
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    changeableUntil: new Date(changeableUntil(row)).toISOString(),
    noticeMinutes: row.noticeMinutes,
    heldUntil: new Date(heldUntil(row, row.graceMinutes)).toISOString(),
    location,
    address: location === 'home' ? row.address : salonAddress,
    notes: row.notes,
    mailedTo: options.isLinked === true ? null : (row.guestEmail ?? row.customerEmail),
    calendarFile: row.calendarToken === null ? null : visitFilePath(row.calendarToken),
    price: {
      service: money(row.serviceMinor),
      barber: money(row.barberMinor),
      travel: money(row.travelMinor),
      total: money(row.totalMinor),
    },
    rating: starsOf(row.stars),
    review: row.words,
  };
}

function starsOf(stars: number | null): BookingWire['rating'] {
  return ([1, 2, 3, 4, 5] as const).find((known) => known === stars) ?? null;
}
