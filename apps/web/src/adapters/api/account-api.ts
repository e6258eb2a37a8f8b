import {
  accountDataSchema,
  deletionAnswerSchema,
  deletionOutlookSchema,
} from '@salonica/contract/v1';
import { ServiceError } from '../../domain/failure.ts';
import type { AccountPort } from '../../domain/ports/account-port.ts';
import { answerOf } from './answer.ts';
import type { ApiClient } from './client.ts';
import { v1Path } from './v1-path.ts';

const isDeleted = (error: unknown) =>
  error instanceof ServiceError && error.failure.kind === 'account-deleted';

/** @param language - language of the server's messages and of the last mail; read at every call */
export function createAccountApi(client: ApiClient, language: () => string): AccountPort {
  const path = v1Path('accountDeletion');
  return {
    async download() {
      const answer = await client.get({
        path: v1Path('accountData'),
        isPersonal: true,
        language: language(),
      });
      const data = answerOf(accountDataSchema, answer);
      const day = data.createdAt.slice(0, 'YYYY-MM-DD'.length);
      return { name: `salonica-${day}.json`, text: JSON.stringify(data, undefined, 2) };
    },

    async outlook({ signal }) {
      const answer = await client.get({ path, isPersonal: true, signal });
      return answerOf(deletionOutlookSchema, answer);
    },

    async delete(terms) {
      try {
        const call = { path, isPersonal: true, language: language(), body: terms };
        answerOf(deletionAnswerSchema, await client.post(call));
      } catch (error) {
        // The response of an earlier attempt was lost.
        if (!isDeleted(error)) throw error;
      }
    },
  };
}
