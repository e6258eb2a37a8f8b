export { RatingSummary, type RatingStars, type RatingSummaryProps } from './RatingSummary.tsx';
export type { RatingSummaryMessages } from './RatingSummary.messages.ts';
