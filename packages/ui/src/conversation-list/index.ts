export {
  ConversationItem,
  ConversationList,
  ConversationListSkeleton,
  type ConversationItemProps,
  type ConversationLink,
  type ConversationListProps,
  type ConversationListSkeletonProps,
} from './ConversationList.tsx';
export type { ConversationListMessages } from './ConversationList.messages.ts';
