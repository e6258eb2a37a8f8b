import { passwordMinLength } from '../../domain/account.ts';

export const passwordChangeFields = ['currentPassword', 'newPassword', 'confirmPassword'] as const;

export type PasswordChangeField = (typeof passwordChangeFields)[number];

export type PasswordChangeProblem = 'required' | 'mismatch' | 'tooShort' | 'same';

export type PasswordChangeProblems = Partial<Record<PasswordChangeField, PasswordChangeProblem>>;

type Values = Readonly<Record<PasswordChangeField, string>>;

/**
 * Errors of a password change that are found without a request; the mismatch comes before the
 * length.
 */
export function checkPasswordChange(values: Values): PasswordChangeProblems {
  const { currentPassword, newPassword, confirmPassword } = values;
  const problems: PasswordChangeProblems = {};
  for (const field of passwordChangeFields) {
    if (values[field] === '') problems[field] = 'required';
  }
  if (newPassword !== '' && confirmPassword !== '' && newPassword !== confirmPassword) {
    problems.confirmPassword = 'mismatch';
  }
  if (newPassword !== '' && newPassword.length < passwordMinLength) {
    problems.newPassword = 'tooShort';
  } else if (newPassword !== '' && newPassword === currentPassword) {
    problems.newPassword = 'same';
  }
  return problems;
}

/** The error for a toast. */
export function namedProblem(problems: PasswordChangeProblems): 'mismatch' | 'tooShort' | null {
  if (problems.confirmPassword === 'mismatch') return 'mismatch';
  return problems.newPassword === 'tooShort' ? 'tooShort' : null;
}
