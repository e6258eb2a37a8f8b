import { profileAnswerSchema } from '@salonica/contract/v1';
import { ServiceError } from '../../domain/failure.ts';
import type { ProfilePort } from '../../domain/ports/profile-port.ts';
import { answerOf } from './answer.ts';
import type { ApiClient } from './client.ts';
import { v1Path } from './v1-path.ts';

const personal = { isPersonal: true };

/** Pictures of a page come from its own origin or are data URLs. */
async function addressOf(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result : ''),
    );
    reader.addEventListener('error', () => reject(new ServiceError({ kind: 'server' })));
    reader.readAsDataURL(picture);
  });
}

/** @param language - language of the server's messages, read at every call */
export function createProfileApi(client: ApiClient, language: () => string): ProfilePort {
  const picture = v1Path('profilePicture');
  const common = () => ({ ...personal, language: language() });
  return {
    async read(request) {
      const call = { path: v1Path('profile'), ...personal, ...request };
      return answerOf(profileAnswerSchema, await client.get(call));
    },
    async rename(name) {
      await client.patch({ path: v1Path('profile'), body: { name }, ...common() });
    },
    async changeEmail(email) {
      await client.post({ path: v1Path('emailChange'), body: { email }, ...common() });
    },
    async cancelEmailChange() {
      await client.delete({ path: v1Path('emailChange'), ...common() });
    },
    async sendVerification() {
      await client.post({ path: v1Path('emailVerification'), ...common() });
    },
    async picture(request) {
      const response = await client.open({ path: picture, ...personal, ...request });
      return addressOf(await response.blob());
    },
    async changePicture(content, { signal, onProgress }) {
      await client.upload({ path: picture, signal, ...common() }, { content, onProgress });
    },
    async removePicture() {
      await client.delete({ path: picture, ...common() });
    },
  };
}
