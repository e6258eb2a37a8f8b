import type { LettersPort } from '../../domain/ports/letters-port.ts';
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
    async unsubscribe(token) {
      await client.post({ path: v1Path('unsubscribe'), query: { token }, ...common() });
    },
  };
}
