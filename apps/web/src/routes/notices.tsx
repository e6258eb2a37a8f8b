import { useTranslation } from 'react-i18next';
import { RequireAuth } from '../features/auth/RequireAuth.tsx';
import { SignInAgain } from '../features/auth/SignInAgain.tsx';
import { Notices } from '../features/notices/Notices.tsx';
import { useToasts } from '../shell/toaster/toast-channel.ts';

export function Component() {
  const { t } = useTranslation('notices');
  const toasts = useToasts();
  return (
    <RequireAuth>
      <Notices
        SignInAgain={SignInAgain}
        onFailed={() => toasts.show({ id: 'notices', tone: 'danger', title: t('changeFailed') })}
      />
    </RequireAuth>
  );
}
