import { ChatLayout, ChatPlaceholder } from '@salonica/ui/chat-pane';
import { ConversationListSkeleton } from '@salonica/ui/conversation-list';
import { EmptyState } from '@salonica/ui/empty-state';
import { SearchField } from '@salonica/ui/search-field';
import { Spinner } from '@salonica/ui/spinner';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PendingThread } from '../../blocks/chat/PendingThread.tsx';
import { useChatNews } from '../../blocks/chat/use-chat-news.ts';
import { LoadFailure } from '../../blocks/LoadFailure.tsx';
import { Waiting } from '../../blocks/Waiting.tsx';
import { deskPaths } from '../../shared/desk-paths.ts';
import { ignore } from '../../shared/ignore.ts';
import vignette from '../../shared/vignette.module.css';
import { DeskConversations, matches } from './DeskConversations.tsx';
import styles from './DeskMessages.module.css';
import { DeskThread } from './DeskThread.tsx';
import { useDeskConversations, useUnlisted } from './use-desk-conversations.ts';
import { useDeskSide } from './use-desk-side.ts';
import { useTurnFocus } from '../../blocks/chat/use-turn-focus.ts';

export interface DeskMessagesProps {
  /** The conversation in the URL, if any. */
  readonly openId: string | null;
}

/** Messages between the salon and its customers. */
export function DeskMessages({ openId }: DeskMessagesProps) {
  const { t } = useTranslation(['deskMessages', 'chat']);
  const side = useDeskSide();
  const load = useDeskConversations(side);
  useChatNews(side);
  const frame = useTurnFocus(openId);
  const [typed, setTyped] = useState('');
  const conversations = load.phase === 'ready' ? load.data : [];
  const found = conversations.filter((conversation) => matches(conversation, typed));
  const listed = conversations.find(({ id }) => id === openId);
  const isUnlisted = load.phase === 'ready' && openId !== null && listed === undefined;
  const unlisted = useUnlisted(side, isUnlisted ? openId : null);
  const open = listed ?? (isUnlisted && unlisted.phase === 'ready' ? unlisted.data : undefined);
  const isOpening = isUnlisted && open === undefined;
  return (
    <div ref={frame} className={styles['root']}>
      <ChatLayout
        title={t('title')}
        showing={open !== undefined || isOpening ? 'pane' : 'list'}
        search={
          conversations.length === 0 ? null : (
            <>
              <search>
                <SearchField
                  label={t('search')}
                  name="search"
                  labelHidden
                  placeholder={t('search')}
                  value={typed}
                  onValueChange={setTyped}
                />
              </search>
              <p role="status">
                {typed !== '' && found.length === 0 ? t('chat:noneFound', { typed }) : null}
              </p>
            </>
          )
        }
        list={
          <>
            {load.phase === 'loading' ? (
              <Waiting text={t('loading')} isSlow={load.isSlow} retry={load.retry}>
                <ConversationListSkeleton />
              </Waiting>
            ) : null}
            {load.phase === 'failed' ? (
              <LoadFailure title={t('failed')} headingLevel={2} {...load} />
            ) : null}
            {load.phase === 'ready' && conversations.length === 0 ? (
              <EmptyState title={t('none')} headingLevel={2}>
                {t('noneText')}
              </EmptyState>
            ) : null}
            {conversations.length === 0 ? null : (
              <DeskConversations conversations={found} openId={open?.id ?? null} />
            )}
          </>
        }
        pane={
          open !== undefined ? (
            <DeskThread key={open.id} side={side} conversation={open} />
          ) : isOpening ? (
            <PendingThread backTo={deskPaths.messages} onLeave={ignore}>
              {unlisted.phase === 'failed' ? (
                <LoadFailure title={t('chat:threadFailed')} headingLevel={2} {...unlisted} />
              ) : (
                <Spinner messages={{ loading: t('chat:threadLoading') }} />
              )}
            </PendingThread>
          ) : (
            <ChatPlaceholder>
              <EmptyState
                title={t('select')}
                headingLevel={2}
                illustration={<span className={vignette['bench']} />}
              />
            </ChatPlaceholder>
          )
        }
      />
    </div>
  );
}
