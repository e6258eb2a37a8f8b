import { buttonProps } from '@salonica/ui/button';
import { ConversationItem, ConversationList } from '@salonica/ui/conversation-list';
import { EmptyState } from '@salonica/ui/empty-state';
import { SearchField } from '@salonica/ui/search-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/link.tsx';
import { languageOfName } from '../../shared/name-language.ts';
import { paths } from '../../shared/paths.ts';
import { foldText } from '../../shared/text.ts';
import styles from './Chat.module.css';
import type { Conversation } from './chat-port.ts';
import { sinceWhen } from './chat-time.ts';
import { useChatClock } from './use-chat-clock.ts';

export interface ConversationsProps {
  readonly conversations: readonly Conversation[];
  readonly openId: string | null;
}

/** Whether a conversation is with or about what was typed. */
export function matches({ name, lastMessage }: Conversation, typed: string): boolean {
  const wanted = foldText(typed);
  return foldText(name).includes(wanted) || foldText(lastMessage).includes(wanted);
}

/** Everybody a customer writes with, and a box to look for one. */
export function Conversations({ conversations, openId }: ConversationsProps) {
  const { t, i18n } = useTranslation('chat');
  const clock = useChatClock();
  const [typed, setTyped] = useState('');
  const found = conversations.filter((conversation) => matches(conversation, typed));
  if (conversations.length === 0) {
    return (
      <EmptyState
        title={t('nobody.title')}
        headingLevel={2}
        action={
          <Link to={paths.salons} {...buttonProps()}>
            {t('nobody.action')}
          </Link>
        }
      >
        {t('nobody.text')}
      </EmptyState>
    );
  }
  return (
    <>
      <search className={styles['search']}>
        <SearchField
          label={t('search')}
          labelHidden
          placeholder={t('search')}
          value={typed}
          onValueChange={setTyped}
        />
      </search>
      <p role="status" className={styles['found']}>
        {typed !== '' && found.length === 0 ? t('noneFound', { typed }) : null}
      </p>
      <ConversationList aria-label={t('list')}>
        {found.map(({ id, name, avatar, online, lastMessage, timestamp, unreadCount }) => (
          <ConversationItem
            key={id}
            name={name}
            nameLanguage={languageOfName(name, i18n.language)}
            avatar={avatar}
            online={online}
            lastMessage={lastMessage}
            time={sinceWhen(timestamp, clock)}
            unreadCount={id === openId ? 0 : unreadCount}
            current={id === openId}
            renderLink={(link) => (
              <Link
                to={`${paths.profileSection('chat')}?with=${encodeURIComponent(id)}`}
                data-conversation={id}
                {...link}
              />
            )}
          />
        ))}
      </ConversationList>
    </>
  );
}
