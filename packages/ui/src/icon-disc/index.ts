export { IconDisc, type IconDiscProps } from './IconDisc.tsx';
