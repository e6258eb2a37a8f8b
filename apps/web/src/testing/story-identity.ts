import type { AuthPorts } from '../features/auth/auth-store.ts';
import type { IdentityPort } from '../domain/ports/identity-port.ts';
import type { MemoryMember } from './memory/index.ts';
import { loadEngine } from '../features/auth/testing/load-engine.ts';

type IdentityUser = Awaited<ReturnType<IdentityPort['createAccount']>>;

/** A member of the desk of salon 01; the barber has the column of Nikos. */
type StoryMember = 'owner' | 'manager' | 'barber';

/**
 * The initial session of the story; `resolving` never ends, and an `unavailable` service fails to
 * load.
 */
export type StorySession = 'signed-in' | 'signed-out' | 'resolving' | 'unavailable' | StoryMember;

/** The right of the story's visitor at the desk. */
export function memberOf(session: StorySession): MemoryMember | null {
  if (session !== 'owner' && session !== 'manager' && session !== 'barber') return null;
  return { salonId: '01', role: session, barberId: session === 'barber' ? '01-nikos' : null };
}

export const isSignedIn = (session: StorySession): boolean =>
  session === 'signed-in' || memberOf(session) !== null;

/** The customer of every story. */
export const eleni: IdentityUser = {
  displayName: 'Eleni Vasiliou',
  email: 'eleni@salonica.example',
  phoneNumber: null,
  photoURL: null,
};

export interface StoryIdentity extends Partial<IdentityPort> {
  readonly registerUser?: AuthPorts['registration']['registerUser'];
}

/** An identity service that accepts everything that the story does not override. */
function createIdentity(session: StorySession, own: Partial<IdentityPort>): IdentityPort {
  const observers = new Set<(user: IdentityUser | null) => void>();
  let current = isSignedIn(session) ? eleni : null;
  const report = (user: IdentityUser | null) => {
    current = user;
    for (const observer of observers) observer(user);
  };
  const open = async () => {
    report(eleni);
    return eleni;
  };
  return {
    observe(onChange) {
      observers.add(onChange);
      if (session !== 'resolving') onChange(current);
      return () => observers.delete(onChange);
    },
    signInWithEmail: open,
    signInWithGoogle: open,
    createAccount: open,
    phone: { sendCode: async () => undefined, confirmCode: open },
    sendPasswordReset: async () => undefined,
    verifyResetCode: async () => 'eleni@salonica.example',
    confirmPasswordReset: async () => undefined,
    changePassword: async () => undefined,
    waysIn: () => ['password'],
    confirmPassword: async () => undefined,
    confirmWithGoogle: async () => undefined,
    signOut: async () => report(null),
    getIdToken: async () => (current === null ? null : 'story'),
    ...own,
  };
}

export function storyAuth(
  session: StorySession,
  { registerUser = async () => undefined, ...own }: StoryIdentity,
): AuthPorts {
  return {
    loadEngine,
    async loadIdentity() {
      if (session === 'unavailable') throw new Error('The service does not answer');
      return createIdentity(session, own);
    },
    registration: { registerUser },
    memory: {
      readHint: () => (isSignedIn(session) ? eleni : null),
      writeHint: () => undefined,
      clearHint: () => undefined,
      onStartElsewhere: () => undefined,
      announceEnd: () => undefined,
      onEndElsewhere: () => undefined,
    },
  };
}
