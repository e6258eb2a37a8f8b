import { Button } from '@salonica/ui/button';
import { FormMessage } from '@salonica/ui/form';
import { Note } from '@salonica/ui/note';
import { Spinner } from '@salonica/ui/spinner';
import { Stack } from '@salonica/ui/stack';
import Smartphone from 'lucide-react/icons/smartphone';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GoogleMark } from './GoogleMark.tsx';
import type { IdentityErrorCode } from '../../domain/ports/identity-port.ts';
import type { AuthState } from './auth-state.ts';
import { useAuthFacts } from './use-auth.ts';

export interface OtherWaysProps {
  readonly busy: AuthState['busy'];
  /** The browser blocked the last Google window. */
  readonly isBlocked: boolean;
  readonly onGoogle: () => void;
  readonly onPhone: () => void;
  readonly phoneButton?: RefObject<HTMLButtonElement | null> | undefined;
}

/** Signing in without a password. */
export function OtherWays({ busy, isBlocked, onGoogle, onPhone, phoneButton }: OtherWaysProps) {
  const { t } = useTranslation('auth');
  const [cancelled, setCancelled] = useState<IdentityErrorCode | null>(null);
  const [isPhoneExplained, setPhoneExplained] = useState(false);
  useAuthFacts((fact) => {
    if (fact.type === 'signIn.cancelled') setCancelled(fact.code);
    if (fact.type === 'phone.unavailable') setPhoneExplained(true);
  });

  const openGoogle = (): void => {
    setCancelled(null);
    onGoogle();
  };

  const isWaiting = busy === 'google';
  const isTaken = busy === 'email';

  return (
    <Stack gap={12}>
      {/* Not `busy`: a closed window is reported late, and another press opens a new one. */}
      <Button
        variant="secondary"
        block
        startIcon={isWaiting ? <Spinner decorative /> : <GoogleMark />}
        disabled={isTaken}
        onClick={openGoogle}
      >
        {t('signIn.google')}
      </Button>
      {isBlocked ? (
        <Note size="s" tone="warning" title={t('signIn.blockedTitle')}>
          {t('signIn.blockedHelp')}
        </Note>
      ) : null}
      <FormMessage tone="info">
        {isWaiting
          ? t('signIn.googleWaiting')
          : cancelled === null
            ? null
            : t(`errors.${cancelled}`)}
      </FormMessage>
      <Button
        variant="secondary"
        block
        startIcon={<Smartphone aria-hidden="true" />}
        ref={phoneButton}
        disabled={isTaken}
        onClick={onPhone}
      >
        {t('signIn.phone')}
      </Button>
      <FormMessage tone="info">{isPhoneExplained ? t('signIn.phoneLater') : null}</FormMessage>
    </Stack>
  );
}
