import type { Api } from '../../domain/api.ts';
import { ServiceError } from '../../domain/failure.ts';
import type { EmailChange, Profile } from '../../domain/profile.ts';
import { dollars } from '../../shared/money.ts';
import type { MemoryWorld } from './world.ts';

const hour = 60 * 60 * 1000;

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#e9b894" d="M0 0h8v8H0z"/><circle cx="4" cy="3" r="1.6" fill="#6b1d2e"/><path fill="#6b1d2e" d="M1 8a3 3 0 0 1 6 0z"/></svg>';

type ProfileCalls = Pick<
  Api,
  | 'readProfile'
  | 'changeProfile'
  | 'readPicture'
  | 'changePicture'
  | 'removePicture'
  | 'requestEmailChange'
  | 'cancelEmailChange'
  | 'requestVerification'
>;

/** The in-memory customer, with the totals of a preview's new customer. */
export function createMemoryProfile(world: MemoryWorld): ProfileCalls {
  const figures = { bookings: 12, favorites: 8, spent: dollars(250), rating: 4.8 };
  let name = 'Eleni Vasiliou';
  let picture: string | null = null;
  let emailChange: EmailChange | null = null;
  const arrive = async (signal?: AbortSignal): Promise<void> => {
    await world.arrive(signal);
    if (world.currentVisitor() === 'guest') throw new ServiceError({ kind: 'unauthorized' });
  };
  const profile = (): Profile => ({
    name,
    email: 'eleni@salonica.example',
    isEmailVerified: true,
    emailChange,
    picture,
    figures,
  });
  return {
    async readProfile({ signal } = {}) {
      await arrive(signal);
      return profile();
    },
    async changeProfile({ body }) {
      await arrive();
      ({ name } = body);
      return profile();
    },
    async requestEmailChange({ body: { email } }) {
      await arrive();
      emailChange = { email, expiresAt: world.now() + hour };
      return profile();
    },
    async cancelEmailChange() {
      await arrive();
      emailChange = null;
      return profile();
    },
    async requestVerification() {
      await arrive();
      return profile();
    },
    async readPicture({ signal } = {}) {
      await arrive(signal);
      return new Blob([drawing], { type: 'image/svg+xml' });
    },
    async changePicture({ signal, onProgress }) {
      await arrive(signal);
      onProgress?.(1);
      picture = String(world.count());
      return profile();
    },
    async removePicture() {
      await arrive();
      picture = null;
      return profile();
    },
  };
}
