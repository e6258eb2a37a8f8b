import type { Api, ResponseOf } from '../../domain/api.ts';
import { ServiceError } from '../../domain/failure.ts';
import { absenceSetting } from './desk-absences.ts';
import { type SettleInMemory, withBarber, withShifts } from './desk-times.ts';
import { barberAt } from './salon-offer.ts';
import { type Texts, textIn } from './texts.ts';
import { type EnterDesk, type MemoryMember, type MemoryWorld, notFound } from './world.ts';

export type MemoryDeskRequests = Pick<
  Api,
  | 'listDeskRequests'
  | 'sendDeskRequest'
  | 'markDeskRequestsSeen'
  | 'withdrawDeskRequest'
  | 'approveDeskRequest'
  | 'declineDeskRequest'
>;

type Request = ResponseOf<'listDeskRequests'>['requests'][number];
type Stored = Omit<Request, 'barber'> & { readonly salonId: string; readonly barberId: string };

const nobody: Texts = { en: '', el: '' };

/** What barbers ask for at the salon whose member the customer is. */
export function createMemoryDeskRequests(
  world: MemoryWorld,
  enter: EnterDesk,
  settle: SettleInMemory,
): MemoryDeskRequests {
  const requests = new Map<string, Stored>();
  /** Ids by their keys. */
  const sent = new Map<string, string>();
  world.onForget(() => {
    requests.clear();
    sent.clear();
  });

  const notify = (salonId: string) => {
    world.live.notify({ type: 'salon.changed', salonId });
    world.live.notify({ type: 'desk-requests.changed', salonId });
  };
  const isShown = ({ role, barberId, salonId }: MemoryMember, one: Stored) =>
    one.salonId === salonId && (role !== 'barber' || one.barberId === barberId);
  const find = (member: MemoryMember, id: string, revision: number): Stored => {
    const request = requests.get(id);
    if (request === undefined || !isShown(member, request)) throw notFound();
    if (request.revision !== revision) throw new ServiceError({ kind: 'stale' });
    if (request.status !== 'open') {
      throw new ServiceError({ kind: 'conflict', code: 'wrong-state' });
    }
    return request;
  };
  const close = (request: Stored, status: Stored['status'], reply = '') => {
    const revision = request.revision + 1;
    const isNews = status !== 'withdrawn';
    requests.set(request.id, { ...request, status, reply, revision, isNews });
    notify(request.salonId);
    return { id: request.id, revision, version: 0 };
  };

  return {
    async listDeskRequests({ salon, language = 'en', signal }) {
      const member = await enter(salon, 'barber', signal);
      return {
        requests: [...requests.values()]
          .filter((one) => isShown(member, one))
          .toReversed()
          .map(({ salonId, barberId, isNews, ...request }) => ({
            ...request,
            // Only barbers ask here.
            isNews: isNews && member.role === 'barber',
            barber: {
              id: barberId,
              name: textIn(language, barberAt(world, salonId, barberId)?.name ?? nobody),
            },
          })),
      };
    },
    async sendDeskRequest({ salon: salonId, body, idempotencyKey }) {
      const { barberId } = await enter(salonId, 'barber');
      if (barberId === null) throw new ServiceError({ kind: 'forbidden' });
      const id = sent.get(idempotencyKey) ?? `request-${world.count()}`;
      sent.set(idempotencyKey, id);
      const facts = { id, revision: 0, salonId, barberId, status: 'open', reply: '' } as const;
      const state = { isNews: false, createdAt: world.now() };
      requests.set(id, { ...body, ...facts, ...state });
      notify(salonId);
      return { id, revision: 0, version: 0 };
    },
    async markDeskRequestsSeen({ salon }) {
      const { role } = await enter(salon, 'barber');
      if (role !== 'barber') return;
      for (const one of requests.values()) requests.set(one.id, { ...one, isNews: false });
    },
    async withdrawDeskRequest({ salon, id, revision }) {
      const member = await enter(salon, 'barber');
      // Only barbers ask here.
      if (member.role !== 'barber') throw notFound();
      return close(find(member, id, revision), 'withdrawn');
    },
    async approveDeskRequest(write) {
      const member = await enter(write.salon, 'manager');
      return settle(write, () => {
        const request = find(member, write.id, write.revision);
        const { kind, date, starts, lastDate, ends, barberId, salonId } = request;
        const revision = write.revision + 1;
        if (kind === 'shift') {
          const shifts = withShifts(date, [{ starts, ends }]);
          return {
            change: (before) => withBarber(before, barberId, shifts),
            revision,
            onApplied: () => close(request, 'approved'),
          };
        }
        const times = { barberId, date, starts, lastDate, ends };
        const { onApplied, change, mayKeep, isBlock } = absenceSetting(world, salonId, times);
        return {
          change,
          mayKeep,
          isBlock,
          revision,
          onApplied() {
            onApplied();
            close(request, 'approved');
          },
        };
      });
    },
    async declineDeskRequest({ salon, id, revision, body }) {
      return close(find(await enter(salon, 'manager'), id, revision), 'declined', body.reply);
    },
  };
}
