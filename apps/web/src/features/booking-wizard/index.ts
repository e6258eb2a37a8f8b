export { BookingPage, type BookingPageProps } from './booking-page.tsx';
