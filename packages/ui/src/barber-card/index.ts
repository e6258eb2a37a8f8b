export { BarberCard, type BarberCardProps } from './BarberCard.tsx';
export { BarberGroup, type BarberGroupProps } from './BarberGroup.tsx';
