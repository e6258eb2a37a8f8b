export { StatBand, StatBandItem, type StatBandItemProps, type StatBandProps } from './StatBand.tsx';
