import {
  type Auth,
  type ConfirmationResult,
  RecaptchaVerifier,
  signInWithPhoneNumber,
} from 'firebase/auth';
import { IdentityError, type IdentityUser } from '#domain/ports/identity-port.ts';
import { orIdentityError, toUser } from './firebase-session.ts';

/** The previous code stays valid until another one is sent. */
const sent = new WeakMap<Auth, ConfirmationResult>();

/**
 * Sends the code after an invisible CAPTCHA; the service shows a challenge only in case of doubt.
 */
async function send(auth: Auth, number: string): Promise<ConfirmationResult> {
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

/** Sends a code to a phone number in E.164 format. */
export async function sendCode(auth: Auth, number: string): Promise<void> {
  sent.set(auth, await orIdentityError(send(auth, number)));
}

/** Opens the session with the latest code. */
export async function confirmCode(auth: Auth, code: string): Promise<IdentityUser> {
  const attempt = sent.get(auth);
  if (attempt === undefined) throw new IdentityError('invalid-verification-id');
  return toUser((await orIdentityError(attempt.confirm(code))).user);
}
