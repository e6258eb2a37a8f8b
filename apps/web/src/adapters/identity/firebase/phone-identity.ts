import {
  type Auth,
  type ConfirmationResult,
  RecaptchaVerifier,
  signInWithPhoneNumber,
} from 'firebase/auth';
import { IdentityError, type IdentityUser } from '../../../domain/ports/identity-port.ts';
import { orIdentityError, toUser } from './firebase-session.ts';

/** Until another code is sent, the one before can still be used. */
const sent = new WeakMap<Auth, ConfirmationResult>();

/** Sends while a check for robots goes on out of sight; the service shows a riddle only to whom it doubts. */
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

/** Sends a code to a phone number in the form of E.164. */
export async function sendCode(auth: Auth, number: string): Promise<void> {
  sent.set(auth, await orIdentityError(send(auth, number)));
}

/** Opens the session with the code that was sent last. */
export async function confirmCode(auth: Auth, code: string): Promise<IdentityUser> {
  const attempt = sent.get(auth);
  if (attempt === undefined) throw new IdentityError('invalid-verification-id');
  return toUser((await orIdentityError(attempt.confirm(code))).user);
}
