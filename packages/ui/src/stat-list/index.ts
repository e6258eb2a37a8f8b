export { Stat, StatList, type StatListProps, type StatProps } from './StatList.tsx';
