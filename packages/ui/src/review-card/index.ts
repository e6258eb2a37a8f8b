export { ReviewCard, type ReviewCardProps } from './ReviewCard.tsx';
export type { ReviewCardMessages } from './ReviewCard.messages.ts';
