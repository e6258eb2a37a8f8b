import { expect, it } from 'vitest';
import { checkPasswordChange, namedProblem } from './change-password-rules.ts';

const values = (currentPassword: string, newPassword: string, confirmPassword = newPassword) => ({
  currentPassword,
  newPassword,
  confirmPassword,
});

it('requires at least eight characters', () => {
  expect(checkPasswordChange(values('old', '1234567')).newPassword).toBe('tooShort');
  expect(checkPasswordChange(values('old', '12345678'))).toEqual({});
});

it('names the mismatch before the length', () => {
  const problems = checkPasswordChange(values('old', 'short', 'shorter'));
  expect(namedProblem(problems)).toBe('mismatch');
});

it('rejects the current password as the new one', () => {
  expect(checkPasswordChange(values('the-same-one', 'the-same-one')).newPassword).toBe('same');
});

it('reports nothing when fields are empty', () => {
  expect(namedProblem(checkPasswordChange(values('', '')))).toBeNull();
});
