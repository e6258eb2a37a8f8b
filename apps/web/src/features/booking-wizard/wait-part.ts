import { late } from '../../blocks/Late.tsx';

/** Fetched for a fully booked day. */
export const invitationPart = late(
  async () => (await import('./WaitInvitation.tsx')).WaitInvitation,
  ['waitlist'],
);
