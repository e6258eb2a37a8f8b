import { useTranslation } from 'react-i18next';
import type { OnToast } from '../../shared/toast.ts';
import { toastOf } from './auth-words.ts';
import { useAuthFacts } from './use-auth.ts';

/** Calls back with messages about session events, if there is one. */
export function useAuthToasts(onToast: OnToast): void {
  const { t } = useTranslation('auth');
  useAuthFacts((fact) => {
    const toast = toastOf(t, fact);
    if (toast !== null) onToast(toast);
  });
}
