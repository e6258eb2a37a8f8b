import { memberRoles } from '@salonica/contract/v1/facts';
import type { Api, ResponseOf } from '../../domain/api.ts';
import { ServiceError } from '../../domain/failure.ts';
import { salonTimeZone } from '../../shared/dates.ts';
import { createMemoryDeskBlocks, type MemoryDeskBlocks } from './desk-blocks.ts';
import type { MemoryConversations } from './conversations.ts';
import { createMemoryDeskChat, type MemoryDeskChat } from './desk-chat.ts';
import { createMemoryDeskReviews, type MemoryDeskReviews } from './desk-reviews.ts';
import type { MemoryReplies } from './review-replies.ts';
import { dayOf } from './desk-day.ts';
import { createMemoryDeskOffers, type MemoryDeskOffers } from './desk-offers.ts';
import { createMemoryDeskNumbers } from './desk-numbers.ts';
import { createMemoryListing, type MemoryListing } from './listing.ts';
import { createMemoryDeskCatalogue, type MemoryDeskCatalogue } from './desk-catalogue.ts';
import { createMemoryDeskHours, type MemoryDeskHours } from './desk-hours.ts';
import { createMemoryDeskBookings, type MemoryDeskBookings } from './desk-bookings.ts';
import { type EnterDesk, type MemoryMember, type MemoryWorld, notFound } from './world.ts';

const week = 7 * 24 * 60 * 60 * 1000;

type Team = ResponseOf<'readDeskTeam'>;

/** Who else works at the desk. */
const sampleColleagues: Team['members'] = [
  {
    id: 'member-2',
    name: 'Georgia Manou',
    email: 'georgia@example.com',
    role: 'manager',
    barberId: null,
  },
  {
    id: 'member-3',
    name: 'Νίκος Παππάς',
    email: 'nikos@example.com',
    role: 'barber',
    barberId: '01-nikos',
  },
];

export type MemoryDesk = MemoryDeskBookings &
  MemoryDeskHours &
  MemoryDeskBlocks &
  MemoryDeskOffers &
  MemoryListing &
  MemoryDeskChat &
  MemoryDeskCatalogue &
  MemoryDeskReviews &
  Pick<
    Api,
    | 'readDeskNumbers'
    | 'listDeskSalons'
    | 'acceptInvitation'
    | 'readDeskTeam'
    | 'removeDeskMember'
    | 'inviteDeskMember'
    | 'withdrawDeskInvitation'
    | 'readDeskDay'
  >;

/** The desk of the salon whose member the customer is. */
export function createMemoryDesk(
  world: MemoryWorld,
  conversations: MemoryConversations,
  replies: MemoryReplies,
): MemoryDesk {
  let invitations: Team['invitations'] = [];
  let colleagues = sampleColleagues;
  let isMember = true;
  world.onForget(() => {
    invitations = [];
    colleagues = sampleColleagues;
    isMember = true;
  });
  const own = { id: 'member-1', name: 'Maria Papadopoulou', email: 'maria@example.com' };

  const member = () => (isMember ? world.member : null);
  const arrive = async (signal?: AbortSignal): Promise<void> => {
    await world.arrive(signal);
    if (world.currentVisitor() === 'guest') throw new ServiceError({ kind: 'unauthorized' });
  };
  const enter: EnterDesk = async (salonId, least, signal) => {
    await arrive(signal);
    const right = member();
    if (right?.salonId !== salonId) throw notFound();
    if (memberRoles.indexOf(right.role) < memberRoles.indexOf(least)) {
      throw new ServiceError({ kind: 'forbidden' });
    }
    return right;
  };
  const team = ({ role, barberId }: MemoryMember): Team => ({
    members: [{ ...own, role, barberId }, ...colleagues],
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
    ...createMemoryDeskBookings(world, enter),
    ...createMemoryDeskBlocks(world, enter),
    ...createMemoryDeskOffers(world, enter),
    ...createMemoryListing(world, enter),
    ...createMemoryDeskChat(world, conversations, enter),
    ...createMemoryDeskCatalogue(world, enter),
    ...createMemoryDeskNumbers(world, enter),
    ...createMemoryDeskReviews(world, replies, enter),
    ...createMemoryDeskHours(world, enter),
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
      const right = await enter(salon, 'owner');
      // The only owner stays.
      if (id === own.id) throw new ServiceError({ kind: 'conflict', code: 'wrong-state' });
      if (!colleagues.some((member) => member.id === id)) throw notFound();
      colleagues = colleagues.filter((member) => member.id !== id);
      return team(right);
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
