import { memberRoles, type MemberRole } from '@salonica/contract/v1/facts';
import { addDays, deskDay, partsAt, partsFrom, visitShape, wallRange } from '@salonica/policy';
import type { Api, ResponseOf } from '../../domain/api.ts';
import { ServiceError } from '../../domain/failure.ts';
import { salonTimeZone } from '../../shared/dates.ts';
import { calendarAt } from './calendar.ts';
import { memoryBarbers, serviceWithId } from './offer.ts';
import { textIn } from './texts.ts';
import {
  endOf,
  type MemoryMember,
  type MemoryWorld,
  notFound,
  startOf,
  type StoredBooking,
} from './world.ts';

const week = 7 * 24 * 60 * 60 * 1000;

type Team = ResponseOf<'readDeskTeam'>;
type Day = ResponseOf<'readDeskDay'>;
type Entry = Day['entries'][number];

export type MemoryDesk = Pick<
  Api,
  | 'listDeskSalons'
  | 'acceptInvitation'
  | 'readDeskTeam'
  | 'removeDeskMember'
  | 'inviteDeskMember'
  | 'withdrawDeskInvitation'
  | 'readDeskDay'
>;

/** The desk of the salon whose member the customer is. */
export function createMemoryDesk(world: MemoryWorld): MemoryDesk {
  let invitations: Team['invitations'] = [];
  let isMember = true;
  world.onForget(() => {
    invitations = [];
    isMember = true;
  });
  const own = { id: 'member-1', name: 'Maria Papadopoulou', email: 'maria@example.com' };

  const member = () => (isMember ? world.member : null);
  const arrive = async (signal?: AbortSignal): Promise<void> => {
    await world.arrive(signal);
    if (world.currentVisitor() === 'guest') throw new ServiceError({ kind: 'unauthorized' });
  };
  /** The same refusals as `serve` has. */
  const enter = async (
    salonId: string,
    least: MemberRole,
    signal?: AbortSignal,
  ): Promise<MemoryMember> => {
    await arrive(signal);
    const right = member();
    if (right?.salonId !== salonId) throw notFound();
    if (memberRoles.indexOf(right.role) < memberRoles.indexOf(least)) {
      throw new ServiceError({ kind: 'forbidden' });
    }
    return right;
  };
  const team = ({ role, barberId }: MemoryMember): Team => ({
    members: [{ ...own, role, barberId }],
    invitations,
  });
  const salonsOf = async (language: string) => {
    const right = member();
    if (right === null) return { salons: [] };
    const salon = (await world.salons(language)).find(({ id }) => id === right.salonId);
    const { role, barberId } = right;
    const name = salon?.name ?? '';
    return { salons: [{ id: right.salonId, name, timeZone: salonTimeZone, role, barberId }] };
  };

  return {
    async listDeskSalons({ language = 'en', signal } = {}) {
      await arrive(signal);
      return salonsOf(language);
    },
    async acceptInvitation() {
      await arrive();
      throw new ServiceError({ kind: 'gone' });
    },
    async readDeskTeam({ salon, signal }) {
      return team(await enter(salon, 'owner', signal));
    },
    async removeDeskMember({ salon, id }) {
      await enter(salon, 'owner');
      if (id !== own.id) throw notFound();
      // The only owner stays.
      throw new ServiceError({ kind: 'conflict', code: 'wrong-state' });
    },
    async inviteDeskMember({ salon, body }) {
      const right = await enter(salon, 'owner');
      if (body.role === 'barber' && body.barberId === null) {
        throw new ServiceError({ kind: 'invalid', fields: { barberId: 'Whose column?' } });
      }
      const others = invitations.filter(({ email }) => email !== body.email);
      const id = `invitation-${world.count()}`;
      invitations = [...others, { id, ...body, expiresAt: world.now() + week }];
      return team(right);
    },
    async withdrawDeskInvitation({ salon, id: ended }) {
      const right = await enter(salon, 'owner');
      invitations = invitations.filter(({ id }) => id !== ended);
      return team(right);
    },
    async readDeskDay({ salon, date, language = 'en', signal }) {
      return dayOf(world, await enter(salon, 'barber', signal), date, language);
    },
  };
}

function dayOf(world: MemoryWorld, member: MemoryMember, date: string, language: string): Day {
  const calendar = calendarAt(world, member.salonId);
  const { bounds, hours, reason, columns } = deskDay(calendar, date);
  const entries = [...world.bookings.values()]
    .filter((booking) => booking.salonId === member.salonId && booking.date >= addDays(date, -1))
    .filter(({ status }) => status === 'confirmed' || status === 'no_show')
    .filter((booking) => startOf(booking) < bounds.until && endOf(booking) > bounds.from)
    .toSorted((a, b) => startOf(a) - startOf(b))
    .map((booking) => entryOf(world, member, booking, language));
  return {
    date,
    timeZone: calendar.timeZone,
    version: 0,
    startsAt: bounds.from,
    endsAt: bounds.until,
    hours,
    reason: reason === null ? null : textIn(language, reason),
    barbers: columns.map(({ barber, shifts }, position) => ({
      id: barber.id,
      name: textIn(language, barber.name),
      picture: world.picture(`avatars/${memoryBarbers[position]?.key ?? ''}.svg`),
      isRetired: false,
      shifts,
      absences: [],
    })),
    entries,
  };
}

function entryOf(
  world: MemoryWorld,
  { role, salonId, barberId: column }: MemoryMember,
  booking: StoredBooking,
  language: string,
): Entry {
  const { id, revision, barberId, serviceId, location } = booking;
  const calendar = calendarAt(world, salonId);
  const visit = { from: startOf(booking), until: endOf(booking) };
  const service = calendar.services.get(serviceId);
  const parts =
    booking.status === 'confirmed' && service !== undefined
      ? partsFrom(visit.from, partsAt(calendar, service, location) ?? [])
      : [];
  const seesContact = role !== 'barber' || barberId === column;
  const isOver = visit.until <= world.now() - 24 * 60 * 60 * 1000;
  return {
    kind: 'booking',
    id,
    revision,
    barberId,
    status: booking.status === 'no_show' ? 'no_show' : isOver ? 'completed' : 'confirmed',
    visit: wallRange(calendar.timeZone, visit),
    ...visitShape(calendar.timeZone, visit, parts),
    service: {
      id: serviceId,
      name: textIn(language, serviceWithId(salonId, serviceId)?.name ?? { en: '', el: '' }),
    },
    customerName: booking.owner === null ? null : 'Maria Papadopoulou',
    contact: seesContact ? { email: 'maria@example.com', phone: null } : null,
    location,
  };
}
