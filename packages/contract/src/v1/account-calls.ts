import {
  accountDataSchema,
  deletionAnswerSchema,
  deletionOutlookSchema,
  deletionRequestSchema,
} from './account.ts';
import { type Call, read } from './call.ts';
import { v1Paths } from './protocol.ts';

/** A customer's requests about their personal data. */
export const accountCalls = {
  downloadAccountData: {
    ...read,
    path: v1Paths.accountData,
    summary: 'Download all data about the customer',
    access: 'customer',
    answer: accountDataSchema,
  },
  readDeletionOutlook: {
    ...read,
    path: v1Paths.accountDeletion,
    summary: 'Read the consequences of deleting the account',
    access: 'customer',
    answer: deletionOutlookSchema,
  },
  deleteAccount: {
    method: 'post',
    path: v1Paths.accountDeletion,
    summary: 'Delete the account',
    access: 'customer',
    body: deletionRequestSchema,
    status: 200,
    answer: deletionAnswerSchema,
  },
} as const satisfies Record<string, Call>;
