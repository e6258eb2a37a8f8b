import { profileAnswerSchema } from '@salonica/contract/v1';
import type { ProfilePort } from '../../domain/ports/profile-port.ts';
import { answerOf } from './answer.ts';
import type { ApiClient } from './client.ts';
import { v1Path } from './v1-path.ts';

export function createProfileApi(client: ApiClient): ProfilePort {
  return {
    async read(request) {
      const call = { path: v1Path('profile'), isPersonal: true, ...request };
      return answerOf(profileAnswerSchema, await client.get(call));
    },
  };
}
