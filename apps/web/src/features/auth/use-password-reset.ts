import { useCallback, useEffect, useState } from 'react';
import { useAuthStore } from './AuthProvider.tsx';
import type { AuthFailure } from './auth-facts.ts';
import { IdentityError, type IdentityErrorCode } from '../../domain/ports/identity-port.ts';

type Progress =
  | { readonly step: 'checking' }
  | { readonly step: 'done' }
  | { readonly step: 'ready'; readonly email: string }
  /** `broken`: only a new link helps; `failed`: a retry may. */
  | { readonly step: 'broken' | 'failed'; readonly reason: IdentityErrorCode };

export type PasswordReset = Progress & {
  readonly isSaving: boolean;
  readonly failure: AuthFailure | null;
  readonly check: () => void;
  readonly save: (password: string) => void;
};

const deadLinks: readonly IdentityErrorCode[] = [
  'expired-action-code',
  'invalid-action-code',
  'user-disabled',
  'user-not-found',
];

function codeOf(error: unknown): IdentityErrorCode {
  return error instanceof IdentityError ? error.code : 'unknown';
}

function setBack(error: unknown): Progress {
  const reason = codeOf(error);
  return { step: deadLinks.includes(reason) ? 'broken' : 'failed', reason };
}

/** Checks the code of a reset link and sets the new password with it. */
export function usePasswordReset(code: string | null): PasswordReset {
  const store = useAuthStore();
  const [progress, setProgress] = useState<Progress>(
    code === null ? { step: 'broken', reason: 'invalid-action-code' } : { step: 'checking' },
  );
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<AuthFailure | null>(null);

  const verify = useCallback(async (): Promise<Progress> => {
    if (code === null) return { step: 'broken', reason: 'invalid-action-code' };
    try {
      const identity = await store.identity();
      return { step: 'ready', email: await identity.verifyResetCode(code) };
    } catch (error) {
      return setBack(error);
    }
  }, [code, store]);

  useEffect(() => {
    let isCurrent = true;
    const show = async (): Promise<void> => {
      const next = await verify();
      if (isCurrent) setProgress(next);
    };
    void show();
    return () => {
      isCurrent = false;
    };
  }, [verify]);

  const check = async (): Promise<void> => {
    setProgress({ step: 'checking' });
    setProgress(await verify());
  };

  const save = async (password: string): Promise<void> => {
    if (code === null) return;
    setSaving(true);
    setFailure(null);
    try {
      const identity = await store.identity();
      await identity.confirmPasswordReset(code, password);
      setProgress({ step: 'done' });
    } catch (error) {
      const next = setBack(error);
      if (next.step === 'broken') setProgress(next);
      else setFailure({ source: 'identity', code: codeOf(error) });
    } finally {
      setSaving(false);
    }
  };

  return {
    ...progress,
    isSaving,
    failure,
    check: () => void check(),
    save: (password) => void save(password),
  };
}
