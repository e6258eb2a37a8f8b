export { OpeningHours, type OpeningHoursProps, type OpeningRow } from './OpeningHours.tsx';
export type { OpeningHoursMessages } from './OpeningHours.messages.ts';
