import { emailVerifiedSchema } from '@salonica/contract/v1';
import { ServiceError } from '../../domain/failure.ts';
import type { LettersPort } from '../../domain/ports/letters-port.ts';
import { answerOf } from './answer.ts';
import type { ApiClient } from './client.ts';
import { v1Path } from './v1-path.ts';

/** @param language - language of the resulting mails, read at every call */
export function createLettersApi(client: ApiClient, language: () => string): LettersPort {
  const common = () => ({ language: language() });
  return {
    async write({ name, email, subject, message }, id) {
      const body = { id, name, email: email.trim(), subject, message };
      await client.post({ path: v1Path('contact'), body, isPersonal: true, ...common() });
    },
    async subscribe(email) {
      await client.post({ path: v1Path('newsletter'), body: { email }, ...common() });
    },
    async confirm(token) {
      await client.post({ path: v1Path('confirmNewsletter'), body: { token }, ...common() });
    },
    async confirmEmail(token) {
      await client.post({ path: v1Path('confirmEmailChange'), body: { token }, ...common() });
    },
    async verifyEmail(token) {
      const call = { path: v1Path('confirmEmail'), body: { token }, ...common() };
      try {
        // The session of the account stays where the link is opened.
        return answerOf(emailVerifiedSchema, await client.post({ ...call, isPersonal: true }));
      } catch (error) {
        const hasEnded = error instanceof ServiceError && error.failure.kind === 'unauthorized';
        if (!hasEnded) throw error;
        return answerOf(emailVerifiedSchema, await client.post(call));
      }
    },
    async unsubscribe(token) {
      await client.post({ path: v1Path('unsubscribe'), query: { token }, ...common() });
    },
  };
}
