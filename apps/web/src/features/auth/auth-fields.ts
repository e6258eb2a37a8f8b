import { lineProblem, nameMaxLength, type TypedProblem } from '@salonica/text';
import { isEmail, passwordMinLength } from '../../domain/account.ts';
import type { AuthFailure } from './auth-facts.ts';
import type { IdentityErrorCode } from '../../domain/ports/identity-port.ts';

export type AuthField = 'email' | 'fullname' | 'password' | 'confirmPassword';

/** Errors of a field that are found without a request. */
export type FieldProblem =
  | 'required'
  | 'invalidEmail'
  | 'tooShort'
  | 'mismatch'
  | 'characters'
  | 'tooLong';

export type Problems = Partial<Record<AuthField, FieldProblem>>;

type Values<Field extends AuthField> = Readonly<Record<Field, string>>;

function emailProblem(email: string): FieldProblem | undefined {
  if (email.trim() === '') return 'required';
  return isEmail(email.trim()) ? undefined : 'invalidEmail';
}

const nameProblems = {
  empty: 'required',
  characters: 'characters',
  'too-long': 'tooLong',
} as const satisfies Record<TypedProblem, FieldProblem>;

function nameProblem(name: string): FieldProblem | undefined {
  const problem = lineProblem(name, nameMaxLength);
  return problem === undefined ? undefined : nameProblems[problem];
}

function newPasswordProblem(password: string): FieldProblem | undefined {
  if (password === '') return 'required';
  return password.length < passwordMinLength ? 'tooShort' : undefined;
}

function confirmProblem(password: string, confirmed: string): FieldProblem | undefined {
  if (confirmed === '') return 'required';
  return confirmed === password ? undefined : 'mismatch';
}

function found(problems: Record<string, FieldProblem | undefined>): Problems {
  return Object.fromEntries(
    Object.entries(problems).filter(([, problem]) => problem !== undefined),
  );
}

export function checkEmail({ email }: Values<'email'>): Problems {
  return found({ email: emailProblem(email) });
}

export function checkSignIn({ email, password }: Values<'email' | 'password'>): Problems {
  return found({
    email: emailProblem(email),
    password: password === '' ? 'required' : undefined,
  });
}

export function checkNewPassword(values: Values<'password' | 'confirmPassword'>): Problems {
  return found({
    password: newPasswordProblem(values.password),
    confirmPassword: confirmProblem(values.password, values.confirmPassword),
  });
}

export function checkSignUp(values: Values<AuthField>): Problems {
  return {
    ...found({
      email: emailProblem(values.email),
      fullname: nameProblem(values.fullname),
    }),
    ...checkNewPassword(values),
  };
}

/** The error with its own message: the mismatch comes before the length. */
export function passwordProblem(problems: Problems): 'mismatch' | 'tooShort' | null {
  const all = Object.values(problems);
  return (['mismatch', 'tooShort'] as const).find((problem) => all.includes(problem)) ?? null;
}

const codeFields: Partial<Record<IdentityErrorCode, AuthField>> = {
  'email-already-in-use': 'email',
  'invalid-email': 'email',
  'missing-email': 'email',
  'user-disabled': 'email',
  'account-exists-with-different-credential': 'email',
  'invalid-credential': 'password',
  'wrong-password': 'password',
  'missing-password': 'password',
  'weak-password': 'password',
};

/** The field of an error, or `null` without one. */
export function fieldOf(failure: AuthFailure): AuthField | null {
  if (failure.source === 'identity') return codeFields[failure.code] ?? null;
  if (failure.failure.kind === 'conflict') return 'email';
  if (failure.failure.kind !== 'invalid') return null;
  const { fields } = failure.failure;
  return (['email', 'fullname', 'password'] as const).find((field) => field in fields) ?? null;
}
