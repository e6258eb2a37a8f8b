export { SalonPage, type SalonPageProps } from './salon-page.tsx';
export type { SalonSettings } from './salon-context.tsx';
export type { Salon, SalonFacts, SalonPort } from '../../domain/ports/old/salon-port.ts';
