import { useTranslation } from 'react-i18next';
import type { OnNotice } from '../../shared/toast-content.ts';
import { noticeOf } from './auth-words.ts';
import { useAuthFacts } from './use-auth.ts';

/** Calls back with the words for what happens to the session, where there is something to say. */
export function useAuthNotices(onNotice: OnNotice): void {
  const { t } = useTranslation('auth');
  useAuthFacts((fact) => {
    const notice = noticeOf(t, fact);
    if (notice !== null) onNotice(notice);
  });
}
