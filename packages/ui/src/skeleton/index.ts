export { Skeleton, type SkeletonProps } from './Skeleton.tsx';
export { SkeletonGroup, type SkeletonGroupProps } from './SkeletonGroup.tsx';
export type { SkeletonMessages } from './Skeleton.messages.ts';
