import { ConversationItem, ConversationList } from '@salonica/ui/conversation-list';
import { foldText } from '@salonica/text';
import { useTranslation } from 'react-i18next';
import { sinceWhen } from '../../blocks/chat/chat-time.ts';
import { useChatClock } from '../../blocks/chat/use-chat-clock.ts';
import { Link } from '../../blocks/Link.tsx';
import { deskPaths } from '../../shared/desk-paths.ts';
import { languageOfName } from '../../shared/name-language.ts';
import type { DeskConversation } from './use-desk-conversations.ts';

export interface DeskConversationsProps {
  readonly conversations: readonly DeskConversation[];
  readonly openId: string | null;
}

/** Whether a conversation matches the search text. */
export function matches({ customer, lastMessage }: DeskConversation, typed: string): boolean {
  const wanted = foldText(typed);
  return [customer.name, lastMessage?.text ?? ''].some((text) => foldText(text).includes(wanted));
}

/** The salon's conversations, one for each customer. */
export function DeskConversations({ conversations, openId }: DeskConversationsProps) {
  const { t, i18n } = useTranslation('deskMessages');
  const clock = useChatClock();
  return (
    <ConversationList aria-label={t('list')}>
      {conversations.map(({ id, customer, lastMessage, unreadCount }) => (
        <ConversationItem
          key={id}
          name={customer.name}
          nameLanguage={languageOfName(customer.name, i18n.language)}
          lastMessage={lastMessage?.text}
          lastMessageLanguage={
            lastMessage?.language === i18n.language ? undefined : lastMessage?.language
          }
          time={lastMessage === null ? undefined : sinceWhen(lastMessage.sentAt, clock)}
          unreadCount={id === openId ? 0 : unreadCount}
          current={id === openId}
          renderLink={(link) => (
            <Link to={deskPaths.conversation(id)} data-conversation={id} {...link} />
          )}
        />
      ))}
    </ConversationList>
  );
}
