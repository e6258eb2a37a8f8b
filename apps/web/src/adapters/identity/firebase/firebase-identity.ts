import { initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  browserSessionPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  GoogleAuthProvider,
  initializeAuth,
  onAuthStateChanged,
  onIdTokenChanged,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  sendPasswordResetEmail,
  setPersistence,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updatePassword,
  updateProfile,
  type User,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { IdentityError, type IdentityPort, type WayIn } from '#domain/ports/identity-port.ts';
import type * as PhoneModule from './phone-identity.ts';
import { isFresh, type IssuedToken, type TokenSync } from '../token-sync.ts';
import { orIdentityError, toUser } from './firebase-session.ts';

export interface FirebaseIdentityOptions {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  /** Address of a local emulator that replaces the service. */
  readonly emulatorUrl?: string | undefined;
  /** Enables sign-in with a code sent by text message. */
  readonly phoneSignIn?: boolean | undefined;
  /** Language of the service's e-mails and text messages. */
  readonly language: () => string;
  readonly tokenSync?: TokenSync | undefined;
}

/** How long a sign-out waits for a fresh token, in milliseconds. */
const partingTimeoutMs = 3000;

async function issuedToken(user: User, refresh = false): Promise<IssuedToken> {
  const { token, issuedAtTime } = await user.getIdTokenResult(refresh);
  return { token, issuedAt: Date.parse(issuedAtTime) };
}

const ways: Readonly<Record<string, WayIn>> = {
  password: 'password',
  'google.com': 'google',
  phone: 'phone',
};

function waysInto(user: User | null): readonly WayIn[] {
  return (user?.providerData ?? []).flatMap(({ providerId }) => ways[providerId] ?? []);
}

function openAuth({ emulatorUrl, apiKey, authDomain, projectId }: FirebaseIdentityOptions): Auth {
  const auth = initializeAuth(initializeApp({ apiKey, authDomain, projectId }), {
    persistence: [browserLocalPersistence, browserSessionPersistence],
  });
  // The SDK's own warning is a banner in the page and a console line.
  if (emulatorUrl !== undefined) {
    connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
    // An emulator needs no CAPTCHA.
    auth.settings.appVerificationDisabledForTesting = true;
  }
  return auth;
}

/**
 * An old token is renewed before the session ends, because the server needs a fresh one for signing
 * out.
 */
async function renewForParting(user: User): Promise<void> {
  if (isFresh(await issuedToken(user), Date.now())) return;
  const late = new Promise((resolve) => setTimeout(resolve, partingTimeoutMs));
  await Promise.race([issuedToken(user, true), late]);
}

function follow(auth: Auth, sync: TokenSync): void {
  let queue = Promise.resolve();
  onIdTokenChanged(auth, (user) => {
    queue = queue
      .then(async () => sync.tokenChanged(user === null ? null : await issuedToken(user)))
      .catch(() => undefined);
  });
}

/** Phone sign-in is rare, so its code is loaded with the first number. */
async function loadPhone(): Promise<typeof PhoneModule> {
  try {
    return await import('./phone-identity.ts');
  } catch (cause) {
    throw new IdentityError('network-request-failed', { cause });
  }
}

/** The identity port on Firebase Authentication. */
export function createFirebaseIdentity(options: FirebaseIdentityOptions): IdentityPort {
  const { language, tokenSync } = options;
  const auth = openAuth(options);
  if (tokenSync !== undefined) follow(auth, tokenSync);

  const keepFor = (remember: boolean) =>
    setPersistence(auth, remember ? browserLocalPersistence : browserSessionPersistence);

  function sessionUser(): User {
    if (auth.currentUser === null) throw new IdentityError('user-token-expired');
    return auth.currentUser;
  }

  /** The user of the session and the password. */
  async function withPassword(password: string): Promise<User> {
    const user = sessionUser();
    if (!waysInto(user).includes('password') || user.email === null) {
      throw new IdentityError('no-password');
    }
    const credential = EmailAuthProvider.credential(user.email, password);
    try {
      await orIdentityError(reauthenticateWithCredential(user, credential));
    } catch (error) {
      // The account is known here, so only the password can be wrong.
      if (!(error instanceof IdentityError) || error.code !== 'invalid-credential') throw error;
      throw new IdentityError('wrong-password', { cause: error });
    }
    return user;
  }

  return {
    observe: (onChange) =>
      onAuthStateChanged(auth, (user) => onChange(user === null ? null : toUser(user))),

    async signInWithEmail({ email, password }, { remember }) {
      const work = async () => {
        await keepFor(remember);
        return toUser((await signInWithEmailAndPassword(auth, email, password)).user);
      };
      try {
        return await orIdentityError(work());
      } catch (error) {
        // An attacker must not learn which of the two was wrong.
        const hidden = ['user-not-found', 'wrong-password'];
        if (!(error instanceof IdentityError) || !hidden.includes(error.code)) throw error;
        throw new IdentityError('invalid-credential', { cause: error });
      }
    },

    async signInWithGoogle({ remember }) {
      const provider = new GoogleAuthProvider();
      provider.setCustomParameters({ prompt: 'select_account' });
      const work = async () => {
        await keepFor(remember);
        return toUser((await signInWithPopup(auth, provider, browserPopupRedirectResolver)).user);
      };
      return orIdentityError(work());
    },

    phone:
      options.phoneSignIn === true
        ? {
            async sendCode(number) {
              auth.languageCode = language();
              return (await loadPhone()).sendCode(auth, number);
            },
            async confirmCode(code, { remember }) {
              await orIdentityError(keepFor(remember));
              return (await loadPhone()).confirmCode(auth, code);
            },
          }
        : null,

    async createAccount({ email, password, fullname }) {
      const { user } = await orIdentityError(createUserWithEmailAndPassword(auth, email, password));
      // The account exists and the session is open: failing to store the name is not fatal.
      await updateProfile(user, { displayName: fullname }).catch(() => undefined);
      return { ...toUser(user), displayName: fullname };
    },

    async sendPasswordReset(email) {
      auth.languageCode = language();
      try {
        await orIdentityError(sendPasswordResetEmail(auth, email));
      } catch (error) {
        if (error instanceof IdentityError && error.code === 'user-not-found') return;
        throw error;
      }
    },

    verifyResetCode: (code) => orIdentityError(verifyPasswordResetCode(auth, code)),

    confirmPasswordReset: (code, newPassword) =>
      orIdentityError(confirmPasswordReset(auth, code, newPassword)),

    async changePassword(currentPassword, newPassword) {
      const user = await withPassword(currentPassword);
      await orIdentityError(updatePassword(user, newPassword));
    },

    waysIn: () => waysInto(auth.currentUser),

    async confirmPassword(password) {
      await withPassword(password);
    },

    async confirmWithGoogle() {
      const work = reauthenticateWithPopup(
        sessionUser(),
        new GoogleAuthProvider(),
        browserPopupRedirectResolver,
      );
      await orIdentityError(work);
    },

    async signOut() {
      if (tokenSync !== undefined && auth.currentUser !== null) {
        await renewForParting(auth.currentUser).catch(() => undefined);
      }
      await orIdentityError(signOut(auth));
    },

    getIdToken: async () =>
      await orIdentityError(auth.currentUser?.getIdToken() ?? Promise.resolve(null)),
  };
}
