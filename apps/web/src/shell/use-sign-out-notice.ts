import { useTranslation } from 'react-i18next';
import { useAuthFacts } from '../features/auth/use-auth.ts';
import { useToasts } from './toaster/ToastsProvider.tsx';

/** Signing out is offered on every page, so every page reports its failure. */
export function useSignOutNotice(): void {
  const { t } = useTranslation('shell');
  const { show } = useToasts();
  useAuthFacts((fact) => {
    if (fact.type !== 'signOut.failed') return;
    show({
      id: 'auth',
      tone: 'destructive',
      title: t('account.signOutFailed'),
      description: t('account.signOutFailedText'),
    });
  });
}
