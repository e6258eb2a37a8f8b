import { useTranslation } from 'react-i18next';
import type { OnNotice } from '../../shared/toast-content.ts';
import { noticeOf } from './auth-words.ts';
import { useAuthFacts } from './use-auth.ts';

/** Calls back with messages about session events, if there is one. */
export function useAuthNotices(onNotice: OnNotice): void {
  const { t } = useTranslation('auth');
  useAuthFacts((fact) => {
    const notice = noticeOf(t, fact);
    if (notice !== null) onNotice(notice);
  });
}
