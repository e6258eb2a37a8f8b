export { ChatPane, type ChatPaneProps } from './ChatPane.tsx';
export {
  ChatLayout,
  ChatPlaceholder,
  type ChatLayoutProps,
  type ChatPlaceholderProps,
} from './ChatLayout.tsx';
export type { ChatPaneMessages } from './ChatPane.messages.ts';
export type { ChatMessage } from './thread.ts';
