export { SalonPage, type SalonPageProps } from './salon-page.tsx';
export type { SalonSettings } from './salon-context.tsx';
export type { Salon, SalonFacts, SalonPort } from './salon-port.ts';
