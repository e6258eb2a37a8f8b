export { BookingTicket, type BookingTicketProps } from './BookingTicket.tsx';
export {
  BookingTicketSkeleton,
  type BookingTicketSkeletonProps,
} from './BookingTicketSkeleton.tsx';
export type { BookingTicketMessages } from './BookingTicket.messages.ts';
export type { TicketBarber, TicketTime } from './ticket.ts';
