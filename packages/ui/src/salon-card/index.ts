export { SalonCard, type SalonCardProps } from './SalonCard.tsx';
export { SalonCardSkeleton, type SalonCardSkeletonProps } from './SalonCardSkeleton.tsx';
export type { SalonCardStart } from './SalonStarts.tsx';
export type { SalonCardMessages } from './SalonCard.messages.ts';
