import { emailVerifiedSchema, profileResponseSchema } from '@salonica/contract/v1';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openAccountWorld } from '../../../../test/account-world.ts';
import { readJson } from '../../../../test/read-json.ts';
import type { Visitor } from '../../../../test/visitor.ts';

const path = '/api/v1/profile/email/verification';
export const minute = 60_000;
export const hour = 60 * minute;

/** The accounts of a file of tests, and the calls that verify their addresses. */
export function verificationWorld() {
  let world: Awaited<ReturnType<typeof openAccountWorld>>;
  beforeAll(async () => {
    world = await openAccountWorld();
  });
  beforeEach(() => {
    // Each test has a separate day, so that links of others do not count.
    world.clock.now += 25 * hour;
  });
  afterAll(() => world.close());

  const profile = async (visitor: Visitor) =>
    readJson(await visitor.get('/api/v1/profile'), profileResponseSchema);
  const press = (token: string, visitor = world.backend.visitor()) =>
    visitor.send('POST', `${path}/confirm`, { token });
  /** New mails to a customer. */
  const mailsTo = (name: string) => world.mailsTo(`${name}@salonica.example`);
  return {
    get world() {
      return world;
    },
    profile,
    isVerified: async (visitor: Visitor) => (await profile(visitor)).isEmailVerified,
    again: (visitor: Visitor, headers?: Record<string, string>) =>
      visitor.send('POST', path, undefined, headers),
    press,
    pressed: async (token: string, visitor?: Visitor) =>
      readJson(await press(token, visitor), emailVerifiedSchema),
    /** A browser of an account whose address did not answer. */
    claim: (name: string) => world.signIn(name, { isEmailVerified: false }),
    mailsTo,
    async linkTo(name: string): Promise<string> {
      const [mail] = await mailsTo(name);
      return /\/verify-email\?lang=\w\w&token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    },
  };
}
