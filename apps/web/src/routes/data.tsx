import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountData } from '../features/account-data/AccountData.tsx';
import { AccountGone } from '../features/account-data/AccountGone.tsx';
import { useAuth } from '../features/auth/use-auth.ts';
import { RequireAuth } from '../features/auth/RequireAuth.tsx';
import { SignInAgain } from '../features/auth/SignInAgain.tsx';
import { useToasts } from '../shell/toaster/toast-channel.ts';

export function Component() {
  const { t } = useTranslation('account');
  const { show } = useToasts();
  const { status, signOut } = useAuth();
  const [isDeleting, setDeleting] = useState(false);
  const [isDeleted, setDeleted] = useState(false);
  // The stream may report the end of the session before the response.
  if (isDeleted || (isDeleting && status === 'signed-out')) return <AccountGone />;
  return (
    <RequireAuth>
      <AccountData
        onDownloaded={() => show({ id: 'download', tone: 'success', title: t('download.done') })}
        onDeleting={setDeleting}
        onDeleted={() => {
          setDeleted(true);
          // This browser and its other tabs end the session like any sign-out.
          signOut();
        }}
        SignInAgain={SignInAgain}
      />
    </RequireAuth>
  );
}
