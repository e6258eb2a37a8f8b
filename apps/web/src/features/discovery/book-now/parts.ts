// What waits for the salons on the Book Now page.
export { QueryClientProvider } from '@tanstack/react-query';
export { NearbySalons } from './NearbySalons.tsx';
