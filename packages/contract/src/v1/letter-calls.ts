import type { Call } from './call.ts';
import {
  contactRequestSchema,
  newsletterConfirmationSchema,
  newsletterRequestSchema,
  unsubscribeQuerySchema,
} from './letters.ts';
import { v1Paths } from './protocol.ts';

const write = { method: 'post', access: 'public', status: 204, answer: null } as const;

/** Messages to support, the newsletter, and unsubscribing. */
export const letterCalls: readonly Call[] = [
  {
    ...write,
    path: v1Paths.contact,
    summary: 'Write to support',
    body: contactRequestSchema,
  },
  {
    ...write,
    path: v1Paths.newsletter,
    summary: 'Ask for the newsletter',
    body: newsletterRequestSchema,
  },
  {
    ...write,
    path: v1Paths.confirmNewsletter,
    summary: 'Confirm the wish for the newsletter',
    body: newsletterConfirmationSchema,
  },
  {
    ...write,
    path: v1Paths.unsubscribe,
    summary: 'End the mails that a link came with',
    query: unsubscribeQuerySchema,
  },
];
