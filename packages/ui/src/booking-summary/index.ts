export { BookingSummary, type BookingSummaryProps, type SummaryRow } from './BookingSummary.tsx';
export { BookingBar, type BookingBarProps } from './BookingBar.tsx';
export type { BookingSummaryMessages } from './BookingSummary.messages.ts';
