import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuthStore } from './AuthProvider.tsx';
import type { AuthFailure, SignInMethod } from './auth-facts.ts';
import { type AuthField, fieldOf, type Problems } from './auth-fields.ts';
import { failureText, fieldTexts } from './auth-words.ts';
import { useAuthNow } from './use-auth.ts';

/** What the visitor typed: browsers and password managers fill the fields, so the form holds it. */
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

/** Moves the focus to the first invalid field at every new refusal. */
export function useFocusOnInvalid(form: RefObject<HTMLFormElement | null>, refusal: unknown): void {
  useEffect(() => {
    if (refusal === null) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, refusal]);
}

export interface FieldChecks {
  readonly problems: Problems;
  /** Keeps the problems found, and says whether there are none. */
  readonly accepts: (found: Problems) => boolean;
  readonly forget: (field: string) => void;
}

/** The problems of a form since it was last sent, without those being put right. */
export function useFieldChecks(form: RefObject<HTMLFormElement | null>): FieldChecks {
  const [refused, setRefused] = useState<Problems | null>(null);
  const [problems, setProblems] = useState<Problems>({});
  useFocusOnInvalid(form, refused);
  return {
    problems,
    accepts(found) {
      const isFine = Object.keys(found).length === 0;
      setProblems(found);
      setRefused(isFine ? null : found);
      return isFine;
    },
    forget: (field) =>
      setProblems((known) => (field in known ? { ...known, [field]: undefined } : known)),
  };
}

export interface AuthForm {
  readonly ref: RefObject<HTMLFormElement | null>;
  /** What stands at each field. */
  readonly errors: Partial<Record<AuthField, string>>;
  /** A refusal that is about no field in particular. */
  readonly trouble: string | null;
  readonly failure: AuthFailure | null;
  readonly busy: ReturnType<typeof useAuthNow>['busy'];
  readonly accepts: FieldChecks['accepts'];
  /** The visitor is putting something right: what was said about the field is taken back. */
  readonly forget: FieldChecks['forget'];
}

/**
 * What the sign-in and the sign-up form have in common.
 *
 * @param via - what sending the form tries
 */
export function useAuthForm(via: SignInMethod): AuthForm {
  const { t } = useTranslation('auth');
  const store = useAuthStore();
  const view = useAuthNow();
  const { busy } = view;
  // What goes wrong with a phone is said where the phone is asked for.
  const failure = view.phoneStep === null ? view.failure : null;
  const ref = useRef<HTMLFormElement>(null);
  const { problems, accepts, forget } = useFieldChecks(ref);

  // A refusal on one page is none of the next page's business.
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
