import { Button } from '@salonica/ui/button';
import { Note } from '@salonica/ui/note';
import { Smartphone } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './auth-form.module.css';
import { GoogleMark } from './GoogleMark.tsx';
import type { IdentityErrorCode } from './identity-port.ts';
import { useAuthFacts } from './use-auth.ts';

export interface OtherWaysProps {
  /** The browser kept the last Google window from opening. */
  readonly isBlocked: boolean;
  readonly onGoogle: () => void;
  readonly onPhone: () => void;
  readonly phoneButton?: RefObject<HTMLButtonElement | null> | undefined;
}

/** Signing in without a password. */
export function OtherWays({ isBlocked, onGoogle, onPhone, phoneButton }: OtherWaysProps) {
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

  return (
    <div className={styles['others']}>
      <Button variant="secondary" block startIcon={<GoogleMark />} onClick={openGoogle}>
        {t('signIn.google')}
      </Button>
      {isBlocked ? (
        <Note size="s" tone="warning" title={t('signIn.blockedTitle')}>
          {t('signIn.blockedHelp')}
        </Note>
      ) : null}
      <p role="status" className={styles['note']}>
        {cancelled === null ? null : t(`errors.${cancelled}`)}
      </p>
      <Button
        variant="secondary"
        block
        startIcon={<Smartphone aria-hidden="true" />}
        ref={phoneButton}
        onClick={onPhone}
      >
        {t('signIn.phone')}
      </Button>
      <div role="status" className={styles['live']}>
        {isPhoneExplained ? <Note size="s">{t('signIn.phoneLater')}</Note> : null}
      </div>
    </div>
  );
}
