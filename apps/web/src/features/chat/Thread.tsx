import { buttonProps } from '@salonica/ui/button';
import { ChatPane } from '@salonica/ui/chat-pane';
import { iconButtonProps } from '@salonica/ui/icon-button';
import { Spinner } from '@salonica/ui/spinner';
import { Store } from 'lucide-react';
import { type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/link.tsx';
import { LoadFailure } from '../../blocks/load-failure.tsx';
import { languageOfName } from '../../shared/name-language.ts';
import { paths } from '../../shared/paths.ts';
import styles from './Chat.module.css';
import type { ChatMessage, Conversation } from '../../domain/ports/chat-port.ts';
import { dayOf, timeOfDay } from './chat-time.ts';
import { BackToList, ThreadOnItsWay } from './ThreadOnItsWay.tsx';
import { useChatClock } from './use-chat-clock.ts';
import { useChatDesk, useDesk, useMarkRead, useOutgoing, useThread } from './use-chat.ts';

export interface ThreadProps {
  readonly conversation: Conversation;
  readonly isTyping: boolean;
}

interface LoadedProps extends ThreadProps {
  readonly messages: readonly ChatMessage[];
  readonly ref: Ref<HTMLElement>;
}

function Loaded({ conversation, isTyping, messages, ref }: LoadedProps) {
  const { t, i18n } = useTranslation('chat');
  const desk = useChatDesk();
  const { drafts, pending } = useDesk();
  const { send, retry } = useOutgoing();
  const markRead = useMarkRead();
  const clock = useChatClock();
  const { id, name, avatar, online, unreadCount } = conversation;
  // Where the reader had stopped, for as long as the conversation stays open.
  const [unreadFrom] = useState(() =>
    unreadCount === 0 ? null : (messages.at(-unreadCount)?.id ?? null),
  );
  const read = useEffectEvent(() => markRead(id));
  useEffect(() => read(), []);

  const waiting = pending.filter(({ conversationId }) => conversationId === id);
  const shown = [
    ...messages.map(({ sender, content, ...rest }) => ({
      ...rest,
      from: sender === 'user' ? ('own' as const) : ('other' as const),
      text: content,
      state: 'sent' as const,
    })),
    ...waiting.map(({ content, ...rest }) => ({ ...rest, from: 'own' as const, text: content })),
  ];
  const viewSalon = t('viewSalonNamed', { name });
  return (
    <ChatPane
      ref={ref}
      name={name}
      nameLanguage={languageOfName(name, i18n.language)}
      avatar={avatar}
      online={online}
      typing={isTyping}
      unreadFrom={unreadFrom}
      back={<BackToList />}
      actions={
        <>
          <Link
            to={paths.salon(id)}
            aria-label={viewSalon}
            {...buttonProps({ variant: 'secondary', size: 's', className: styles['wide'] })}
          >
            {t('viewSalon')}
          </Link>
          <Link
            to={paths.salon(id)}
            aria-label={viewSalon}
            {...iconButtonProps({ variant: 'quiet', className: styles['narrow'] })}
          >
            <Store aria-hidden="true" />
          </Link>
        </>
      }
      thread={shown.map(({ id: messageId, from, text, state, timestamp }) => ({
        id: messageId,
        from,
        text,
        state,
        time: timeOfDay(timestamp, clock),
        day: dayOf(timestamp, clock),
      }))}
      empty={<p className={styles['none']}>{t('noMessages')}</p>}
      draft={drafts[id] ?? ''}
      onDraftChange={(draft) => desk.write(id, draft)}
      onSend={(text) => send(id, text)}
      onRetry={(failedId) => {
        const failed = waiting.find((message) => message.id === failedId);
        if (failed !== undefined) retry(failed);
      }}
    />
  );
}

/** One conversation, or what stands there until it is. */
export function Thread(props: ThreadProps) {
  const { t } = useTranslation('chat');
  const load = useThread(props.conversation.id);
  const pane = useRef<HTMLElement>(null);
  const backHadFocus = useRef(false);

  // The way back is drawn anew with the messages: the focus goes along.
  const isReady = load.phase === 'ready';
  useEffect(() => {
    if (!isReady || !backHadFocus.current) return;
    backHadFocus.current = false;
    pane.current?.querySelector<HTMLElement>('[data-part="back"] a')?.focus();
  }, [isReady]);

  if (load.phase === 'ready') return <Loaded {...props} messages={load.data} ref={pane} />;
  return (
    <ThreadOnItsWay
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
    </ThreadOnItsWay>
  );
}
