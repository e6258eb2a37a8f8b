export {
  ConversationItem,
  ConversationList,
  type ConversationItemProps,
  type ConversationLink,
  type ConversationListProps,
} from './ConversationList.tsx';
export type { ConversationListMessages } from './ConversationList.messages.ts';
