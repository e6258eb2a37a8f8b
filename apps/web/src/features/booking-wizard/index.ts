export { BookingPage, type BookingPageProps } from './booking-page.tsx';
export type { BookingSettings } from './booking-context.tsx';
export type {
  Appointment,
  BookingOffer,
  BookingPort,
} from '../../domain/ports/old/booking-port.ts';
export type { DraftStore } from '../../domain/ports/drafts-port.ts';
