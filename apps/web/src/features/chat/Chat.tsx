import { ChatLayout, ChatPlaceholder } from '@salonica/ui/chat-pane';
import { ConversationListSkeleton } from '@salonica/ui/conversation-list';
import { EmptyState } from '@salonica/ui/empty-state';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTurnFocus } from '../../blocks/chat/use-turn-focus.ts';
import { useChatNews } from '../../blocks/chat/use-chat-news.ts';
import { LoadFailure } from '../../blocks/LoadFailure.tsx';
import type { Load } from '../../blocks/use-load.ts';
import { Waiting } from '../../blocks/Waiting.tsx';
import { ServiceError } from '../../domain/failure.ts';
import vignette from '../../shared/vignette.module.css';
import styles from './Chat.module.css';
import { Conversations, ConversationSearch, matches, Nobody } from './Conversations.tsx';
import { Starting } from './Starting.tsx';
import { Thread } from './Thread.tsx';
import { useConversations, useStarted } from './use-chat.ts';
import { useCustomerSide } from './use-customer-side.ts';

export interface ChatProps {
  /** The salon in the URL, if any. */
  readonly openId: string | null;
}

function NothingOpen() {
  const { t } = useTranslation('chat');
  return (
    <ChatPlaceholder>
      <EmptyState
        title={t('select')}
        headingLevel={2}
        illustration={<span className={vignette['bench']} />}
      />
    </ChatPlaceholder>
  );
}

/** The salon does not exist. */
const isUnknown = (load: Load<unknown>): boolean =>
  load.phase === 'failed' &&
  load.error instanceof ServiceError &&
  load.error.failure.kind === 'not-found';

/** Messages between a customer and the salons. */
export function Chat({ openId }: ChatProps) {
  const { t } = useTranslation('chat');
  const load = useConversations();
  const typing = useChatNews(useCustomerSide());
  const frame = useTurnFocus(openId);
  const [typed, setTyped] = useState('');
  const conversations = load.phase === 'ready' ? load.data : [];
  const found = conversations.filter((conversation) => matches(conversation, typed));
  const isEmptyOrFailed =
    load.phase === 'failed' || (load.phase === 'ready' && conversations.length === 0);
  const listed = conversations.find(({ salon }) => salon.id === openId);
  const isUnlisted = load.phase === 'ready' && openId !== null && listed === undefined;
  const started = useStarted(isUnlisted ? openId : null);
  const open = listed ?? (isUnlisted && started.phase === 'ready' ? started.data : undefined);
  const isStarting = isUnlisted && open === undefined && !isUnknown(started);
  return (
    <div ref={frame} className={styles['root']}>
      <ChatLayout
        title={t('title')}
        showing={open !== undefined || isStarting ? 'pane' : 'list'}
        search={
          isEmptyOrFailed ? null : (
            <ConversationSearch
              typed={typed}
              onType={setTyped}
              isFound={load.phase === 'loading' || found.length > 0}
            />
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
              <LoadFailure
                title={t('failed')}
                headingLevel={2}
                reason={load.reason}
                retry={load.retry}
              />
            ) : null}
            {load.phase === 'ready' && conversations.length === 0 ? <Nobody /> : null}
            {conversations.length === 0 ? null : (
              <Conversations conversations={found} openId={open?.id ?? null} />
            )}
          </>
        }
        pane={
          open === undefined ? (
            isStarting ? (
              <Starting load={started} />
            ) : (
              <NothingOpen />
            )
          ) : (
            <Thread key={open.id} conversation={open} isTyping={typing.has(open.id)} />
          )
        }
      />
    </div>
  );
}
