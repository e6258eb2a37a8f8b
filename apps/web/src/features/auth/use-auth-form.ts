import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuthStore } from './AuthProvider.tsx';
import type { AuthFailure, SignInMethod } from './auth-facts.ts';
import { type AuthField, fieldOf, type Problems } from './auth-fields.ts';
import { failureText, fieldTexts } from './auth-words.ts';
import { useAuthNow } from './use-auth.ts';

/** The form holds the input, because browsers and password managers fill its fields. */
export function readFields<Field extends string>(
  form: HTMLFormElement,
  fields: readonly Field[],
): Record<Field, string> {
  const data = new FormData(form);
  const entries = fields.map((field) => {
    const value = data.get(field);
    return [field, typeof value === 'string' ? value : ''] as const;
  });
  return Object.fromEntries(entries) as Record<Field, string>;
}

/** Moves the focus to the first invalid field at every new error. */
export function useFocusOnInvalid(form: RefObject<HTMLFormElement | null>, refusal: unknown): void {
  useEffect(() => {
    if (refusal === null) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, refusal]);
}

export interface FieldChecks {
  readonly problems: Problems;
  /** Stores the errors and returns whether there are none. */
  readonly accepts: (found: Problems) => boolean;
  readonly forget: (field: string) => void;
}

/** The errors since the form was last sent, without fields that were corrected. */
export function useFieldChecks(form: RefObject<HTMLFormElement | null>): FieldChecks {
  const [refused, setRefused] = useState<Problems | null>(null);
  const [problems, setProblems] = useState<Problems>({});
  useFocusOnInvalid(form, refused);
  return {
    problems,
    accepts(found) {
      const isValid = Object.keys(found).length === 0;
      setProblems(found);
      setRefused(isValid ? null : found);
      return isValid;
    },
    forget: (field) =>
      setProblems((known) => (field in known ? { ...known, [field]: undefined } : known)),
  };
}

export interface AuthForm {
  readonly ref: RefObject<HTMLFormElement | null>;
  /** The message at each field. */
  readonly errors: Partial<Record<AuthField, string>>;
  /** An error without a field. */
  readonly trouble: string | null;
  readonly failure: AuthFailure | null;
  readonly busy: ReturnType<typeof useAuthNow>['busy'];
  readonly accepts: FieldChecks['accepts'];
  /** The visitor is correcting a field: its error is cleared. */
  readonly forget: FieldChecks['forget'];
}

/**
 * Shared by the sign-in and the sign-up form.
 * @param via - the method of the form
 */
export function useAuthForm(via: SignInMethod): AuthForm {
  const { t } = useTranslation('auth');
  const store = useAuthStore();
  const view = useAuthNow();
  const { busy } = view;
  // Errors of phone sign-in are shown in its own form.
  const failure = view.phoneStep === null ? view.failure : null;
  const ref = useRef<HTMLFormElement>(null);
  const { problems, accepts, forget } = useFieldChecks(ref);

  // An error on one page must not show on the next.
  useEffect(() => store.dismissFailure, [store]);
  useFocusOnInvalid(ref, failure);

  return {
    ref,
    failure,
    busy,
    errors: fieldTexts(t, problems, failure, via),
    trouble: failure === null || fieldOf(failure) !== null ? null : failureText(t, failure, via),
    accepts,
    forget(field) {
      if (failure !== null) store.dismissFailure();
      forget(field);
    },
  };
}
