import { ChatPane } from '@salonica/ui/chat-pane';
import { Spinner } from '@salonica/ui/spinner';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { longestMessage } from '../../domain/chat.ts';
import { languageOfName } from '../../shared/name-language.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import type { ChatSide, ListedConversation } from './chat-side.ts';
import { dayOf, timeOfDay } from './chat-time.ts';
import { OlderMessages } from './OlderMessages.tsx';
import styles from './OpenThread.module.css';
import { BackToList, PendingThread } from './PendingThread.tsx';
import type { ThreadData } from './thread-messages.ts';
import { useChatClock } from './use-chat-clock.ts';
import { useReading } from './use-mark-read.ts';
import { useOutbox, useOutboxState } from './use-outbox.ts';
import { useOutgoing } from './use-outgoing.ts';
import { useThread } from './use-thread.ts';

export interface OpenThreadProps {
  readonly side: ChatSide;
  readonly conversation: ListedConversation;
  /** The other side. */
  readonly name: string;
  readonly avatar?: string | null;
  readonly isOnline?: boolean;
  readonly isTyping?: boolean;
  /** Path of the list. */
  readonly backTo: string;
  readonly actions?: ReactNode;
  /** Called on every input, with the text. */
  readonly onWriting?: (text: string) => void;
}

interface LoadedProps extends OpenThreadProps {
  readonly thread: ThreadData;
  readonly ref: Ref<HTMLElement>;
}

function Loaded({ side, conversation, thread, ref, ...other }: LoadedProps) {
  const { t, i18n } = useTranslation('chat');
  const outbox = useOutbox(side);
  const { drafts, pending } = useOutboxState(side);
  const { send, retry } = useOutgoing(side);
  const clock = useChatClock();
  const { id, firstUnreadId } = conversation;
  const { messages } = thread;
  // The read position at the start, while the conversation stays open.
  const [unreadFrom] = useState(firstUnreadId);
  useReading(side, conversation, messages);
  useEffect(() => outbox.arrived(messages.map((message) => message.id)), [outbox, messages]);

  const waiting = pending.filter(
    ({ conversationId, sentId }) =>
      conversationId === id && !messages.some((message) => message.id === sentId),
  );
  const shown = [
    ...messages.map(({ sender, language, isAutomatic, ...rest }) => ({
      ...rest,
      label: isAutomatic ? t('automatic') : undefined,
      from: sender === side.own ? ('own' as const) : ('other' as const),
      language: language === i18n.language ? undefined : language,
      state: 'sent' as const,
    })),
    ...waiting.map(({ sentId, state, ...rest }) => ({
      ...rest,
      from: 'own' as const,
      language: undefined,
      state: sentId === undefined ? state : ('sent' as const),
    })),
  ];
  return (
    <ChatPane
      ref={ref}
      name={other.name}
      nameLanguage={languageOfName(other.name, i18n.language)}
      avatar={other.avatar}
      online={other.isOnline}
      typing={other.isTyping}
      unreadFrom={unreadFrom}
      back={<BackToList to={other.backTo} />}
      actions={other.actions}
      older={thread.olderCursor === null ? null : <OlderMessages side={side} conversationId={id} />}
      thread={shown.map(({ sentAt, ...message }) => ({
        ...message,
        time: timeOfDay(sentAt, clock),
        day: dayOf(sentAt, clock),
      }))}
      empty={<p className={styles['none']}>{t('noMessages')}</p>}
      draft={drafts[id] ?? ''}
      maxLength={longestMessage}
      onDraftChange={(draft) => {
        outbox.write(id, draft);
        other.onWriting?.(draft);
      }}
      onSend={(text) => send(id, text)}
      onRetry={(failedId) => {
        const failed = waiting.find((message) => message.id === failedId);
        if (failed !== undefined) retry(failed);
      }}
    />
  );
}

/** One conversation of either side, or its loading state. */
export function OpenThread(props: OpenThreadProps) {
  const { t } = useTranslation('chat');
  const load = useThread(props.side, props.conversation.id);
  const pane = useRef<HTMLElement>(null);
  const backHadFocus = useRef(false);

  // The back link is rendered again with the messages: the focus moves to it.
  const isReady = load.phase === 'ready';
  useEffect(() => {
    if (!isReady || !backHadFocus.current) return;
    backHadFocus.current = false;
    pane.current?.querySelector<HTMLElement>('[data-part="back"] a')?.focus();
  }, [isReady]);

  if (load.phase === 'ready') return <Loaded {...props} thread={load.data} ref={pane} />;
  return (
    <PendingThread
      backTo={props.backTo}
      onLeave={(hadFocus) => {
        backHadFocus.current = hadFocus;
      }}
    >
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
