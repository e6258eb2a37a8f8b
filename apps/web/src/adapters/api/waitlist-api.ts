import {
  bookingAnswerSchema,
  waitEntryAnswerSchema,
  waitlistAnswerSchema,
  type WaitRequest as WaitBody,
} from '@salonica/contract/v1';
import type { WaitlistPort, WaitRequest, WaitWish } from '../../domain/ports/waitlist-port.ts';
import { answerOf } from './answer.ts';
import type { ApiClient } from './client.ts';
import type { Pictures } from './pictures.ts';
import { toBooking } from './to-booking.ts';
import { v1Path } from './v1-path.ts';

function bodyOf(wish: WaitWish): WaitBody {
  if (wish.kind === 'earlier') return wish;
  const { barberId: staffId, ...rest } = wish;
  return { ...rest, staffId };
}

export function createWaitlistApi(client: ApiClient, pictures: Pictures): WaitlistPort {
  const personal = { isPersonal: true };
  const change = async (
    name: 'claimOffer' | 'undoMove',
    id: string,
    { idempotencyKey, language }: WaitRequest,
  ) => {
    const call = { path: v1Path(name, id), idempotencyKey, language, ...personal };
    return toBooking(answerOf(bookingAnswerSchema, await client.post(call)).booking, pictures);
  };
  return {
    async read(request) {
      const call = { path: v1Path('waitlist'), ...personal, ...request };
      const { entries, moves } = answerOf(waitlistAnswerSchema, await client.get(call));
      return { entries, moves };
    },
    async wait(wish, { idempotencyKey, language }) {
      const body = bodyOf(wish);
      const call = { path: v1Path('waitlist'), body, idempotencyKey, language, ...personal };
      return answerOf(waitEntryAnswerSchema, await client.post(call)).entry;
    },
    async leave(entryId) {
      await client.delete({ path: v1Path('waitEntry', entryId), ...personal });
    },
    claim: (offerId, request) => change('claimOffer', offerId, request),
    async refuse(offerId) {
      await client.post({ path: v1Path('refuseOffer', offerId), ...personal });
    },
    undo: (moveId, request) => change('undoMove', moveId, request),
  };
}
