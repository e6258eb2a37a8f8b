import { emptyDraft } from '../booking-draft.ts';
import { storedForm } from '../kept-draft.ts';
import { monday, now } from './fake-salon.ts';

/** Complete but for where the visit takes place. */
export const draft = {
  ...emptyDraft,
  serviceId: 'cut',
  date: monday,
  time: '10:00',
  barberId: 'nikos',
};

export const stored = storedForm({ draft, idempotencyKey: 'kept-key', isSent: false }, now);

export const confirmName = 'Confirm Booking';
