import { late } from '../../blocks/Late.tsx';

/** Fetched where a day is full. */
export const invitationPart = late(
  async () => (await import('./WaitInvitation.tsx')).WaitInvitation,
  ['waitlist'],
);
