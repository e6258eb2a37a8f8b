import { Button } from '@salonica/ui/button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../use-failure-words.ts';
import { ignore } from '../../shared/ignore.ts';
import type { ChatSide } from './chat-side.ts';
import styles from './OlderMessages.module.css';
import { useOlder } from './use-thread.ts';

export interface OlderMessagesProps {
  readonly side: ChatSide;
  readonly conversationId: string;
}

/** Loads older messages, or shows why that failed. */
export function OlderMessages({ side, conversationId }: OlderMessagesProps) {
  const { t } = useTranslation('chat');
  const wordsFor = useFailureWords();
  const { phase, error, show } = useOlder(side, conversationId);
  const frame = useRef<HTMLDivElement>(null);
  const goBack = async (): Promise<void> => {
    const log = frame.current?.closest<HTMLElement>('[role="log"]');
    const hasMore = await show();
    // The pressed button disappears with the last page.
    if (!hasMore) log?.focus({ preventScroll: true });
  };
  return (
    <div ref={frame} className={styles['root']}>
      {phase === 'failed' ? (
        <p role="alert" className={styles['failed']}>
          {t('older.failed')} {wordsFor(error)}
        </p>
      ) : null}
      <Button
        variant="secondary"
        size="s"
        busy={phase === 'loading'}
        busyLabel={t('older.loading')}
        onClick={() => void goBack().catch(ignore)}
      >
        {t('older.show')}
      </Button>
    </div>
  );
}
