import { addDays, daysOf, deskDay, minute } from '@salonica/policy';
import type { Api, ResponseOf } from '../../domain/api.ts';
import { todayIn } from '../../shared/dates.ts';
import { calendarAt } from './calendar.ts';
import { textIn } from './texts.ts';
import type { EnterDesk, MemoryWorld, StoredBooking } from './world.ts';

type Numbers = ResponseOf<'readDeskNumbers'>;

const sourceOf = ({ desk }: StoredBooking) => desk?.entered?.source ?? 'online';

/** The numbers of a salon, from the bookings in memory. */
export function createMemoryDeskNumbers(
  world: MemoryWorld,
  enter: EnterDesk,
): Pick<Api, 'readDeskNumbers'> {
  function read(salonId: string, length: number, language: string): Numbers {
    const calendar = calendarAt(world, salonId);
    const { currency, timeZone, barbers, services } = calendar;
    const to = todayIn(timeZone, world.now());
    const from = addDays(to, 1 - length);
    const own = [...world.bookings.values()].filter((booking) => booking.salonId === salonId);
    const inside = own.filter(({ date }) => date >= from && date <= to);
    const kept = inside.filter(
      ({ status }) => status !== 'cancelled' && status !== 'salon_cancelled',
    );
    const count = (fits: (booking: StoredBooking) => boolean) => inside.filter(fits).length;
    const revenueOf = (bookings: readonly StoredBooking[]) => ({
      minor: bookings
        .filter(({ status }) => status !== 'no_show')
        .reduce((sum, { price }) => sum + price.total.minor, 0),
      currency,
    });
    const hourOf = (booking: StoredBooking) => Number(booking.time.slice(0, 2));
    const minutesOf = (bookings: readonly StoredBooking[]) =>
      bookings.reduce((sum, { minutes }) => sum + minutes, 0);
    const days = [...daysOf(from, to)];
    const shifts = days.flatMap((date) =>
      deskDay(calendar, date).columns.flatMap(({ barber, shifts: ranges }) =>
        ranges.map(({ startsAt, endsAt, starts, ends }) => ({
          barberId: barber.id,
          minutes: (endsAt - startsAt) / minute,
          from: Number(starts.slice(0, 2)),
          until: Number(ends.slice(0, 2)),
        })),
      ),
    );
    const customers = new Set(kept.flatMap(({ owner }) => owner ?? []));
    const earlier = new Set(
      own.filter((booking) => booking.date < from).flatMap(({ owner }) => owner ?? []),
    );
    return {
      from,
      to,
      bookings: {
        total: kept.length,
        online: kept.filter((booking) => sourceOf(booking) === 'online').length,
        walkIn: kept.filter((booking) => sourceOf(booking) === 'walk-in').length,
        phone: kept.filter((booking) => sourceOf(booking) === 'phone').length,
        cancelled: count(({ status }) => status === 'cancelled'),
        salonCancelled: count(({ status }) => status === 'salon_cancelled'),
      },
      noShows: count(({ status }) => status === 'no_show'),
      customers: {
        total: customers.size,
        returning: [...customers].filter(
          (owner) => earlier.has(owner) || kept.filter((one) => one.owner === owner).length > 1,
        ).length,
      },
      revenue: revenueOf(kept),
      days: days.map((date) => {
        const bookings = kept.filter((booking) => booking.date === date);
        return { date, bookings: bookings.length, revenue: revenueOf(bookings) };
      }),
      barbers: barbers.map(({ id, name }) => {
        const bookings = kept.filter(({ barberId }) => barberId === id);
        return {
          id,
          name: textIn(language, name),
          bookings: bookings.length,
          bookedMinutes: minutesOf(bookings),
          openMinutes: shifts
            .filter(({ barberId }) => barberId === id)
            .reduce((sum, { minutes }) => sum + minutes, 0),
        };
      }),
      hours: Array.from({ length: 24 }, (_, hour) => ({
        hour,
        bookedMinutes: minutesOf(kept.filter((booking) => hourOf(booking) === hour)),
        openMinutes: shifts.filter((shift) => shift.from <= hour && hour < shift.until).length * 60,
      })).filter(({ bookedMinutes, openMinutes }) => bookedMinutes > 0 || openMinutes > 0),
      services: [...services.values()]
        .map(({ id, name }) => {
          const bookings = kept.filter(({ serviceId }) => serviceId === id);
          return {
            id,
            name: textIn(language, name),
            bookings: bookings.length,
            revenue: revenueOf(bookings),
          };
        })
        .filter(({ bookings }) => bookings > 0)
        .toSorted((a, b) => b.revenue.minor - a.revenue.minor),
    };
  }
  return {
    async readDeskNumbers({ salon, query = {}, language = 'en', signal }) {
      await enter(salon, 'manager', signal);
      return read(salon, Number(query.days ?? 30), language);
    },
  };
}
