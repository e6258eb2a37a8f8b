import { late } from '../../blocks/late.tsx';

/** Fetched where a day is full. */
export const invitationPart = late(
  async () => (await import('./wait-invitation.tsx')).WaitInvitation,
  ['waitlist'],
);
