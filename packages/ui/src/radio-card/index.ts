export { RadioCard, type RadioCardProps } from './RadioCard.tsx';
export { RadioCardGroup, type RadioCardGroupProps } from './RadioCardGroup.tsx';
