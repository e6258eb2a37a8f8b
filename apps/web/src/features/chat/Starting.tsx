import { Spinner } from '@salonica/ui/spinner';
import { useTranslation } from 'react-i18next';
import { PendingThread } from '../../blocks/chat/PendingThread.tsx';
import { LoadFailure } from '../../blocks/LoadFailure.tsx';
import type { Load } from '../../blocks/use-load.ts';
import type { Conversation } from '../../domain/chat.ts';
import { ignore } from '../../shared/ignore.ts';
import { paths } from '../../shared/paths.ts';

/** The start of a conversation with a salon that has no messages yet. */
export function Starting({ load }: { readonly load: Load<Conversation> }) {
  const { t } = useTranslation('chat');
  return (
    <PendingThread backTo={paths.profileSection('chat')} onLeave={ignore}>
      {load.phase === 'failed' ? (
        <LoadFailure
          title={t('threadFailed')}
          headingLevel={2}
          reason={load.reason}
          retry={load.retry}
        />
      ) : (
        <Spinner messages={{ loading: t('threadLoading') }} />
      )}
    </PendingThread>
  );
}
