import { useTranslation } from 'react-i18next';
import { useAuthFacts } from '../features/auth/use-auth.ts';
import { useToasts } from './toaster/toast-channel.ts';

/** Signing out is offered on every page, so every page reports its failure. */
export function useSignOutToast(): void {
  const { t } = useTranslation('shell');
  const { show } = useToasts();
  useAuthFacts((fact) => {
    if (fact.type !== 'signOut.failed') return;
    show({
      id: 'auth',
      tone: 'danger',
      title: t('account.signOutFailed'),
      description: t('account.signOutFailedText'),
    });
  });
}
