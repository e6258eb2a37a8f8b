import { type Call, read } from './call.ts';
import { profileAnswerSchema } from './profile.ts';
import { v1Paths } from './protocol.ts';

/** What a customer sees and says of themselves. */
export const profileCalls: readonly Call[] = [
  {
    ...read,
    path: v1Paths.profile,
    summary: 'Read the profile',
    access: 'customer',
    answer: profileAnswerSchema,
  },
];
