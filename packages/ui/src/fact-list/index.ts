export { Fact, FactList, type FactListProps, type FactProps } from './FactList.tsx';
