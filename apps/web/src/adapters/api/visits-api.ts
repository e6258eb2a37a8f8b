import {
  bookingAnswerSchema,
  type MoveRequest,
  slotsAnswerSchema,
  visitLinkSchema,
  visitTokenHeader,
} from '@salonica/contract/v1';
import type { BookingChange } from '../../domain/ports/bookings-port.ts';
import type { VisitsPort } from '../../domain/ports/visits-port.ts';
import { answerOf } from './answer.ts';
import type { ApiClient } from './client.ts';
import type { Pictures } from './pictures.ts';
import { toBooking } from './to-booking.ts';
import { v1Path } from './v1-path.ts';

export function createVisitsApi(client: ApiClient, pictures: Pictures): VisitsPort {
  const bookingIn = (answer: unknown) =>
    toBooking(answerOf(bookingAnswerSchema, answer).booking, pictures);
  // A header: unlike a part of the address it is in no log.
  const by = (secret: string) => ({ headers: { [visitTokenHeader]: secret } });
  const writeOf = (secret: string, { idempotencyKey, revision, language }: BookingChange) => ({
    ...by(secret),
    idempotencyKey,
    revision,
    language,
  });
  return {
    async makeLink(bookingId) {
      const path = v1Path('bookingLink', bookingId);
      return answerOf(visitLinkSchema, await client.post({ path, isPersonal: true })).token;
    },
    async read(secret, request) {
      return bookingIn(await client.get({ path: v1Path('visit'), ...by(secret), ...request }));
    },
    async times(secret, date, request) {
      const path = v1Path('visitSlots');
      const answer = await client.get({ path, query: { date }, ...by(secret), ...request });
      return answerOf(slotsAnswerSchema, answer).slots;
    },
    async reschedule(secret, { date, time, ...change }) {
      const body: MoveRequest = { date, time };
      const path = v1Path('visit');
      return bookingIn(await client.patch({ path, body, ...writeOf(secret, change) }));
    },
    async cancel(secret, change) {
      const path = v1Path('cancelVisit');
      return bookingIn(await client.post({ path, ...writeOf(secret, change) }));
    },
    async restore(secret, change) {
      const path = v1Path('restoreVisit');
      return bookingIn(await client.post({ path, ...writeOf(secret, change) }));
    },
    async forget(secret) {
      await client.post({ path: v1Path('forgetVisit'), ...by(secret) });
    },
    async forgetBrowser() {
      await client.delete({ path: v1Path('guest'), isPersonal: true });
    },
  };
}
