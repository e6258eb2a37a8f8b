import { Spinner } from '@salonica/ui/spinner';
import { Stack } from '@salonica/ui/stack';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Late, late } from '../../blocks/Late.tsx';
import { useAuthStore } from './AuthProvider.tsx';
import styles from './auth-form.module.css';
import { SignInForm, type SignInFormProps } from './SignInForm.tsx';
import { useAuthNow } from './use-auth.ts';

const phonePart = late(async () => (await import('./PhoneSignIn.tsx')).PhoneSignIn, ['phone']);

export type SignInProps = Pick<SignInFormProps, 'next' | 'unsent'>;

/** All sign-in methods. The form stays mounted but hidden during phone sign-in, with its input. */
export function SignIn({ next, unsent }: SignInProps) {
  const { t } = useTranslation('auth');
  const store = useAuthStore();
  const { phoneStep } = useAuthNow();
  const [remember, setRemember] = useState(true);
  const phoneButton = useRef<HTMLButtonElement>(null);
  const wasPhone = useRef(false);
  const isPhone = phoneStep !== null;

  useEffect(() => {
    if (wasPhone.current && !isPhone) phoneButton.current?.focus();
    wasPhone.current = isPhone;
  }, [isPhone]);
  // Leaving the page aborts the sign-in.
  useEffect(() => store.phone.leave, [store]);

  return (
    <>
      <Stack gap={32} hidden={isPhone}>
        <SignInForm
          next={next}
          unsent={unsent}
          phoneButton={phoneButton}
          onPhone={(options) => {
            setRemember(options.remember);
            store.signInWithPhone();
          }}
        />
      </Stack>
      {isPhone ? (
        <Late
          part={phonePart}
          props={{ remember }}
          skeleton={
            <Stack role="status" direction="row" gap={12} className={styles['checking']}>
              <Spinner decorative /> {t('signIn.phoneLoading')}
            </Stack>
          }
        />
      ) : null}
    </>
  );
}
