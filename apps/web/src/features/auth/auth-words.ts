import type { ToastWords } from '../../shared/toast.ts';
import { failureMessage } from '../../domain/failure.ts';
import type { TFunction } from 'i18next';
import type { AuthFact, AuthFailure, SignInMethod } from './auth-facts.ts';
import { type AuthField, type FieldProblem, fieldOf, type Problems } from './auth-fields.ts';
import type { IdentityErrorCode } from '../../domain/ports/identity-port.ts';

type Words = TFunction<'auth'>;

function problemText(t: Words, field: AuthField, problem: FieldProblem): string {
  if (problem === 'required') return t(`required.${field}`);
  if (problem === 'mismatch' || problem === 'tooShort') return t(`${problem}.message`);
  return t(problem);
}

/** Adds detail to an error if the attempted method is known. */
function identityText(t: Words, code: IdentityErrorCode, via?: SignInMethod): string {
  if (via === 'registration') {
    if (code === 'unknown') return t('toasts.somethingWrong');
    if (code === 'wrong-password') return t('signUp.otherPassword');
  }
  return t(`errors.${code}`);
}

/**
 * The reason of a failure.
 * @param via - the attempted method, if it matters
 */
export function failureText(t: Words, failure: AuthFailure, via?: SignInMethod): string {
  if (failure.source === 'identity') return identityText(t, failure.code, via);
  const hasAnswered = failure.failure.kind !== 'offline' && failure.failure.kind !== 'timeout';
  return (
    failureMessage(failure.failure) ??
    t(hasAnswered ? 'toasts.registrationFailed' : 'toasts.somethingWrong')
  );
}

/** The message at each field: an input error, or one from the service. */
export function fieldTexts(
  t: Words,
  problems: Problems,
  failure: AuthFailure | null,
  via?: SignInMethod,
): Partial<Record<AuthField, string>> {
  const texts: Partial<Record<AuthField, string>> = {};
  for (const field of Object.keys(problems) as AuthField[]) {
    const problem = problems[field];
    if (problem !== undefined) texts[field] = problemText(t, field, problem);
  }
  if (failure === null) return texts;
  const field = fieldOf(failure);
  if (failure.source === 'server' && failure.failure.kind === 'invalid') {
    return { ...failure.failure.fields, ...texts };
  }
  return field === null ? texts : { [field]: failureText(t, failure, via), ...texts };
}

const failedTitles = {
  email: 'toasts.signInFailed',
  google: 'toasts.googleFailed',
  phone: 'toasts.phoneFailed',
  registration: 'toasts.registrationFailed',
} as const;

/** The message of a fact; `null` if the page itself shows it. */
export function toastOf(t: Words, fact: AuthFact): ToastWords | null {
  if (fact.type === 'signIn.failed') {
    const description = failureText(t, fact.failure, fact.via);
    return { tone: 'danger', title: t(failedTitles[fact.via]), description };
  }
  if (fact.type !== 'session.started') return null;
  if (fact.via === 'registration') return { tone: 'success', title: t('toasts.registered') };
  if (fact.via === 'restored' || fact.via === 'elsewhere') return null;
  return {
    tone: 'success',
    title: t('toasts.signedIn.title'),
    description: t('toasts.signedIn.message'),
  };
}

/** A rejected password is reported in a toast as well as at its field. */
export function passwordToast(t: Words, problem: 'mismatch' | 'tooShort'): ToastWords {
  return {
    tone: 'danger',
    title: t(`${problem}.title`),
    description: t(`${problem}.message`),
  };
}
