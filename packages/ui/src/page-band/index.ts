export { PageBand, type PageBandProps } from './PageBand.tsx';
