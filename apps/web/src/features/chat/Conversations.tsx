import { buttonProps } from '@salonica/ui/button';
import { ConversationItem, ConversationList } from '@salonica/ui/conversation-list';
import { EmptyState } from '@salonica/ui/empty-state';
import { SearchField } from '@salonica/ui/search-field';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import { languageOfName } from '../../shared/name-language.ts';
import { paths } from '../../shared/paths.ts';
import { foldText } from '@salonica/text';
import type { Conversation } from '../../domain/chat.ts';
import { sinceWhen } from '../../blocks/chat/chat-time.ts';
import { useChatClock } from '../../blocks/chat/use-chat-clock.ts';

export interface ConversationsProps {
  readonly conversations: readonly Conversation[];
  readonly openId: string | null;
}

/** Whether a conversation matches the search text. */
export function matches({ salon, lastMessage }: Conversation, typed: string): boolean {
  const wanted = foldText(typed);
  return [salon.name, lastMessage?.text ?? ''].some((text) => foldText(text).includes(wanted));
}

interface SearchProps {
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly isFound: boolean;
}

/** The search field, and a note without matches. */
export function ConversationSearch({ typed, onType, isFound }: SearchProps) {
  const { t } = useTranslation('chat');
  return (
    <>
      <search>
        <SearchField
          label={t('search')}
          name="search"
          labelHidden
          placeholder={t('search')}
          value={typed}
          onValueChange={onType}
        />
      </search>
      <p role="status">{typed !== '' && !isFound ? t('noneFound', { typed }) : null}</p>
    </>
  );
}

/** Replaces the list of a customer without conversations. */
export function Nobody() {
  const { t } = useTranslation('chat');
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

/** A customer's conversations. */
export function Conversations({ conversations, openId }: ConversationsProps) {
  const { t, i18n } = useTranslation('chat');
  const clock = useChatClock();
  return (
    <ConversationList aria-label={t('list')}>
      {conversations.map(({ id, salon, picture, isOnline, lastMessage, unreadCount }) => (
        <ConversationItem
          key={id}
          name={salon.name}
          nameLanguage={languageOfName(salon.name, i18n.language)}
          avatar={picture}
          online={isOnline}
          lastMessage={lastMessage?.text}
          lastMessageLanguage={
            lastMessage?.language === i18n.language ? undefined : lastMessage?.language
          }
          time={lastMessage === null ? undefined : sinceWhen(lastMessage.sentAt, clock)}
          unreadCount={id === openId ? 0 : unreadCount}
          current={id === openId}
          renderLink={(link) => (
            <Link to={paths.chatWith(salon.id)} data-conversation={salon.id} {...link} />
          )}
        />
      ))}
    </ConversationList>
  );
}
