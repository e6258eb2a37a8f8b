export { CategoryCard, type CategoryCardProps } from './CategoryCard.tsx';
export { CategoryCardSkeleton, type CategoryCardSkeletonProps } from './CategoryCardSkeleton.tsx';
