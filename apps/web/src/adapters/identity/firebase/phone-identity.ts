import {
  type Auth,
  type ConfirmationResult,
  RecaptchaVerifier,
  signInWithPhoneNumber,
} from 'firebase/auth';
import { IdentityError, type PhoneIdentity } from '../../../features/auth/identity-port.ts';
import { orIdentityError, toUser } from './firebase-session.ts';

export interface PhoneIdentityOptions {
  /** Where the session is to be kept once it is open. */
  readonly keepFor: (remember: boolean) => Promise<void>;
  /** Language of the text message. */
  readonly language: () => string;
}

/** Sends a code while a check for robots goes on out of sight; the service shows a riddle only to whom it doubts. */
async function sendCode(auth: Auth, number: string): Promise<ConfirmationResult> {
  const container = document.createElement('div');
  document.body.append(container);
  const verifier = new RecaptchaVerifier(auth, container, { size: 'invisible' });
  try {
    return await signInWithPhoneNumber(auth, number, verifier);
  } finally {
    verifier.clear();
    container.remove();
  }
}

/** Signing in with a phone on Firebase Authentication. */
export function createPhoneIdentity(
  auth: Auth,
  { keepFor, language }: PhoneIdentityOptions,
): PhoneIdentity {
  let sent: ConfirmationResult | null = null;
  return {
    async sendCode(number) {
      auth.languageCode = language();
      // Until another code is sent, the one before can still be used.
      sent = await orIdentityError(sendCode(auth, number));
    },
    async confirmCode(code, { remember }) {
      if (sent === null) throw new IdentityError('invalid-verification-id');
      await orIdentityError(keepFor(remember));
      return toUser((await orIdentityError(sent.confirm(code))).user);
    },
  };
}
