import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { RequireAuth } from '../features/auth/RequireAuth.tsx';
import { LinkPage } from '../features/letters/LinkPage.tsx';
import { deskPaths } from '../shared/desk-paths.ts';
import { useToasts } from '../shell/toaster/toast-channel.ts';
import { deskRoot } from '../shared/desk-keys.ts';

/** The invitation counts for the account that opens it, also where another address received it. */
export function Component() {
  const { t } = useTranslation('letters');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const toasts = useToasts();
  const token = search.get('token');
  return (
    <RequireAuth>
      <LinkPage
        key={token}
        act="join"
        token={token}
        onDone={() => {
          void queries.invalidateQueries({ queryKey: deskRoot });
          toasts.show({
            id: 'desk',
            tone: 'success',
            title: t('join.done.title'),
            description: t('join.done.text'),
          });
          void navigate(deskPaths.day, { replace: true });
        }}
      />
    </RequireAuth>
  );
}
