export { LoadMore, type LoadMoreProps } from './LoadMore.tsx';
export type { LoadMoreMessages } from './LoadMore.messages.ts';
