export { SalonPage, type SalonPageProps } from './salon-page.tsx';
