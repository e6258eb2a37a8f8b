import {
  accountDataSchema,
  deletionResponseSchema,
  deletionConsequencesSchema,
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
    response: accountDataSchema,
  },
  readDeletionConsequences: {
    ...read,
    path: v1Paths.accountDeletion,
    summary: 'Read the consequences of deleting the account',
    access: 'customer',
    response: deletionConsequencesSchema,
  },
  deleteAccount: {
    method: 'post',
    path: v1Paths.accountDeletion,
    summary: 'Delete the account',
    access: 'customer',
    body: deletionRequestSchema,
    status: 200,
    response: deletionResponseSchema,
  },
} as const satisfies Record<string, Call>;
