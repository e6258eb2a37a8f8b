import { buttonProps } from '@salonica/ui/button';
import { ChatPane } from '@salonica/ui/chat-pane';
import { iconButtonProps } from '@salonica/ui/icon-button';
import { Spinner } from '@salonica/ui/spinner';
import Store from 'lucide-react/icons/store';
import { type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import { LoadFailure } from '../../blocks/LoadFailure.tsx';
import { languageOfName } from '../../shared/name-language.ts';
import { paths } from '../../shared/paths.ts';
import styles from './Chat.module.css';
import { type ChatMessage, type Conversation, longestMessage } from '../../domain/chat.ts';
import { dayOf, timeOfDay } from './chat-time.ts';
import { OlderMessages } from './OlderMessages.tsx';
import type { ThreadData } from './thread-messages.ts';
import { BackToList, PendingThread } from './PendingThread.tsx';
import { useChatClock } from './use-chat-clock.ts';
import { useChatDesk, useDesk, useMarkRead } from './use-chat.ts';
import { useOutgoing } from './use-outgoing.ts';
import { useThread } from './use-thread.ts';

export interface ThreadProps {
  readonly conversation: Conversation;
  readonly isTyping: boolean;
}

interface LoadedProps extends ThreadProps {
  readonly thread: ThreadData;
  readonly ref: Ref<HTMLElement>;
}

const isSalon = ({ sender }: ChatMessage): boolean => sender === 'salon';

/** Marks visible messages as read, once for each message that arrives. */
function useReading({ id, unreadCount }: Conversation, messages: readonly ChatMessage[]): void {
  const markRead = useMarkRead();
  const marked = useRef<string | undefined>(undefined);
  const newest = messages.at(-1)?.id;
  const read = useEffectEvent((last: string | undefined, count: number) => {
    const before = messages.findIndex((message) => message.id === marked.current);
    const isNew = marked.current !== undefined && messages.slice(before + 1).some(isSalon);
    if (last === undefined || (last === marked.current && count === 0)) return;
    if (count > 0 || isNew) markRead(id, last);
    marked.current = last;
  });
  useEffect(() => read(newest, unreadCount), [newest, unreadCount]);
}

function Loaded({ conversation, isTyping, thread, ref }: LoadedProps) {
  const { t, i18n } = useTranslation('chat');
  const desk = useChatDesk();
  const { drafts, pending } = useDesk();
  const { send, retry } = useOutgoing();
  const clock = useChatClock();
  const { id, salon, picture, isOnline, firstUnreadId } = conversation;
  const { name } = salon;
  const { messages } = thread;
  // The read position at the start, while the conversation stays open.
  const [unreadFrom] = useState(firstUnreadId);
  useReading(conversation, messages);
  useEffect(() => desk.arrived(messages.map((message) => message.id)), [desk, messages]);

  const waiting = pending.filter(
    ({ conversationId, sentId }) =>
      conversationId === id && !messages.some((message) => message.id === sentId),
  );
  const shown = [
    ...messages.map(({ sender, language, ...rest }) => ({
      ...rest,
      from: sender === 'customer' ? ('own' as const) : ('other' as const),
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
  const viewSalon = t('viewSalonNamed', { name });
  return (
    <ChatPane
      ref={ref}
      name={name}
      nameLanguage={languageOfName(name, i18n.language)}
      avatar={picture}
      online={isOnline}
      typing={isTyping}
      unreadFrom={unreadFrom}
      back={<BackToList />}
      actions={
        <>
          <Link
            to={paths.salon(salon.id)}
            aria-label={viewSalon}
            {...buttonProps({ variant: 'secondary', size: 's', className: styles['wide'] })}
          >
            {t('viewSalon')}
          </Link>
          <Link
            to={paths.salon(salon.id)}
            aria-label={viewSalon}
            {...iconButtonProps({ variant: 'quiet', className: styles['narrow'] })}
          >
            <Store aria-hidden="true" />
          </Link>
        </>
      }
      older={thread.olderCursor === null ? null : <OlderMessages conversationId={id} />}
      thread={shown.map(({ sentAt, ...message }) => ({
        ...message,
        time: timeOfDay(sentAt, clock),
        day: dayOf(sentAt, clock),
      }))}
      empty={<p className={styles['none']}>{t('noMessages')}</p>}
      draft={drafts[id] ?? ''}
      maxLength={longestMessage}
      onDraftChange={(draft) => desk.write(id, draft)}
      onSend={(text) => send(id, text)}
      onRetry={(failedId) => {
        const failed = waiting.find((message) => message.id === failedId);
        if (failed !== undefined) retry(failed);
      }}
    />
  );
}

/** One conversation, or its loading state. */
export function Thread(props: ThreadProps) {
  const { t } = useTranslation('chat');
  const load = useThread(props.conversation.id);
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
