export { LoadingGrid, type LoadingGridProps } from './LoadingGrid.tsx';
