import type { Call } from './call.ts';
import {
  contactRequestSchema,
  newsletterConfirmationSchema,
  newsletterRequestSchema,
  unsubscribeQuerySchema,
} from './letters.ts';
import { v1Paths } from './protocol.ts';

const write = { method: 'post', access: 'public', status: 204, response: null } as const;

/** Messages to support, the newsletter, and unsubscribing. */
export const letterCalls = {
  sendContactMessage: {
    ...write,
    path: v1Paths.contact,
    summary: 'Send a message to support',
    isSigned: true,
    body: contactRequestSchema,
  },
  requestNewsletter: {
    ...write,
    path: v1Paths.newsletter,
    summary: 'Request the newsletter',
    body: newsletterRequestSchema,
  },
  confirmNewsletter: {
    ...write,
    path: v1Paths.confirmNewsletter,
    summary: 'Confirm a newsletter subscription',
    body: newsletterConfirmationSchema,
  },
  unsubscribe: {
    ...write,
    path: v1Paths.unsubscribe,
    summary: 'Unsubscribe from the mails that contain a link',
    query: unsubscribeQuerySchema,
  },
} as const satisfies Record<string, Call>;
