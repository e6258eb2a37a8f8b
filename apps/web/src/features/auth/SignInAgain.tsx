import { Button } from '@salonica/ui/button';
import { Dialog } from '@salonica/ui/dialog';
import { FormMessage } from '@salonica/ui/form';
import { Skeleton, SkeletonGroup } from '@salonica/ui/skeleton';
import { Stack } from '@salonica/ui/stack';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignInAgainProps } from '../../blocks/sign-in-again.ts';
import {
  IdentityError,
  type IdentityErrorCode,
  type IdentityPort,
} from '../../domain/ports/identity-port.ts';
import { useAuthStore } from './AuthProvider.tsx';
import { CredentialsForm, SecretField } from './CredentialsForm.tsx';
import { GoogleMark } from './GoogleMark.tsx';
import { AccountOfPassword } from './NewPasswordFields.tsx';
import { useAuth } from './use-auth.ts';
import { useWaysIn } from './use-ways-in.ts';
import { readFields } from './use-auth-form.ts';

/** Asks a customer whose sign-in is too old to confirm it again; the session stays. */
export function SignInAgain({ onDone, onCancel }: SignInAgainProps) {
  const { t } = useTranslation('auth');
  const store = useAuthStore();
  const { user } = useAuth();
  const ways = useWaysIn();
  const formId = useId();
  const [failure, setFailure] = useState<IdentityErrorCode | null>(null);
  const [busy, setBusy] = useState<'password' | 'google' | null>(null);

  const attempt = async (
    way: 'password' | 'google',
    run: (identity: IdentityPort) => Promise<void>,
  ): Promise<void> => {
    if (busy !== null) return;
    setBusy(way);
    setFailure(null);
    try {
      await run(await store.identity());
      onDone();
    } catch (error) {
      setFailure(error instanceof IdentityError ? error.code : 'unknown');
    } finally {
      setBusy(null);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { password } = readFields(event.currentTarget, ['password']);
    if (password === '') setFailure('missing-password');
    else void attempt('password', (identity) => identity.confirmPassword(password));
  };

  const hasPassword = ways?.includes('password') === true;
  const hasGoogle = ways?.includes('google') === true;
  const isOfField = failure === 'wrong-password' || failure === 'missing-password';
  return (
    <Dialog
      open
      onOpenChange={onCancel}
      lightDismiss={false}
      title={t('again.title')}
      description={t('again.text')}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {t('again.cancel')}
          </Button>
          {hasPassword ? (
            <Button
              type="submit"
              form={formId}
              busy={busy === 'password'}
              busyLabel={t('again.busy')}
              disabled={busy === 'google'}
            >
              {t('again.submit')}
            </Button>
          ) : null}
        </>
      }
    >
      <Stack gap={16}>
        {ways === null ? (
          <SkeletonGroup>
            <Skeleton />
          </SkeletonGroup>
        ) : null}
        {hasPassword ? (
          <CredentialsForm id={formId} onSubmit={submit} onForget={() => setFailure(null)}>
            <AccountOfPassword email={user?.email ?? null} />
            <SecretField
              label={t('fields.password')}
              name="password"
              autoComplete="current-password"
              error={isOfField ? t(`errors.${failure}`) : undefined}
            />
          </CredentialsForm>
        ) : null}
        {hasGoogle ? (
          <Button
            variant="secondary"
            block
            startIcon={<GoogleMark />}
            busy={busy === 'google'}
            busyLabel={t('again.busy')}
            disabled={busy === 'password'}
            onClick={() => void attempt('google', (identity) => identity.confirmWithGoogle())}
          >
            {t('signIn.google')}
          </Button>
        ) : null}
        {ways !== null && !hasPassword && !hasGoogle ? (
          <>
            <p>{t('again.other')}</p>
            <Button variant="secondary" block onClick={() => store.signOut()}>
              {t('again.signOut')}
            </Button>
          </>
        ) : null}
        <FormMessage>{failure === null || isOfField ? null : t(`errors.${failure}`)}</FormMessage>
      </Stack>
    </Dialog>
  );
}
