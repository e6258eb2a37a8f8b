export { StarRating, type StarRatingProps } from './StarRating.tsx';
export { StarRatingInput, type StarRatingInputProps } from './StarRatingInput.tsx';
export type { StarRatingMessages } from './StarRating.messages.ts';
export type { StarRatingInputMessages } from './StarRatingInput.messages.ts';
