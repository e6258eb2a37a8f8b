import { emptyDraft, storedForm } from '../booking-draft.ts';
import { monday, now } from './fake-salon.ts';

/** Complete except for the place. */
export const draft = {
  ...emptyDraft,
  serviceId: 'cut',
  date: monday,
  time: '10:00',
  barberId: 'nikos',
};

export const stored = storedForm({ draft, idempotencyKey: 'saved-key', isSent: false }, now);

export const confirmName = 'Confirm Booking';
