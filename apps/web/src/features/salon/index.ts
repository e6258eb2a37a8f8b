export {
  SalonContent as SalonPage,
  type SalonContentProps as SalonPageProps,
} from './salon-content.tsx';
export { loadSalon } from './load-salon.ts';
