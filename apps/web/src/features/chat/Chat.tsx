import { ChatLayout } from '@salonica/ui/chat-pane';
import { EmptyState } from '@salonica/ui/empty-state';
import { Skeleton } from '@salonica/ui/skeleton';
import { VisuallyHidden } from '@salonica/ui/visually-hidden';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../blocks/load-failure.tsx';
import { Waiting } from '../../blocks/waiting.tsx';
import vignette from '../../shared/vignette.module.css';
import styles from './Chat.module.css';
import { Conversations } from './Conversations.tsx';
import { Thread } from './Thread.tsx';
import { useConversations, useIncoming } from './use-chat.ts';

export interface ChatProps {
  /** The conversation that the address names, if any. */
  readonly openId: string | null;
}

/** Where the list and the thread take turns, the focus goes along: into the thread, and back to its row. */
function useTurnFocus(openId: string | null): React.RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef(openId);
  useEffect(() => {
    const left = before.current;
    before.current = openId;
    if (left === openId) return;
    const active = document.activeElement;
    const isLost = active === null || active === document.body || !active.checkVisibility();
    if (!isLost) return;
    const target =
      openId === null ? `[data-conversation="${CSS.escape(left ?? '')}"]` : '[data-part="back"] a';
    frame.current?.querySelector<HTMLElement>(target)?.focus();
  }, [openId]);
  return frame;
}

function NothingOpen() {
  const { t } = useTranslation('chat');
  return (
    <div className={styles['centre']}>
      <EmptyState
        title={t('select')}
        headingLevel={2}
        illustration={<span className={vignette['bench']} />}
      />
    </div>
  );
}

/** Messages between a customer and the salons. */
export function Chat({ openId }: ChatProps) {
  const { t } = useTranslation('chat');
  const load = useConversations();
  const typing = useIncoming(openId, load.phase === 'ready');
  const frame = useTurnFocus(openId);
  const conversations = load.phase === 'ready' ? load.data : [];
  const open = conversations.find(({ id }) => id === openId);
  return (
    <div ref={frame} className={styles['root']}>
      {/* The list may be out of view; the page keeps its title. */}
      <VisuallyHidden>
        <h1>{t('title')}</h1>
      </VisuallyHidden>
      <ChatLayout
        showing={open === undefined ? 'list' : 'pane'}
        list={
          <>
            <p aria-hidden="true" className={styles['title']}>
              {t('title')}
            </p>
            {load.phase === 'loading' ? (
              <Waiting text={t('loading')} isSlow={load.isSlow} retry={load.retry}>
                <div className={styles['rows']}>
                  {Array.from({ length: 5 }, (_, row) => (
                    <Skeleton key={row} className={styles['row']} />
                  ))}
                </div>
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
            {load.phase === 'ready' ? (
              <Conversations conversations={conversations} openId={open?.id ?? null} />
            ) : null}
          </>
        }
        pane={
          open === undefined ? (
            <NothingOpen />
          ) : (
            <Thread key={open.id} conversation={open} isTyping={typing.has(open.id)} />
          )
        }
      />
    </div>
  );
}
