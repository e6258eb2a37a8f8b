export { PriceBreakdown, type PriceBreakdownProps, type PriceRow } from './PriceBreakdown.tsx';
export type { PriceBreakdownMessages } from './PriceBreakdown.messages.ts';
