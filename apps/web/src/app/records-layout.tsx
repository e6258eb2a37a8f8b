import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Outlet } from 'react-router-dom';
import { BookingProvider } from '../features/booking-wizard/booking-context.tsx';
import { SalonProvider } from '../features/salon/salon-context.tsx';
import type { Services } from './providers.tsx';

/** Gives the pages of a salon and of a customer what they work on. */
export async function createRecordsLayout({
  loadQueries,
  ports,
  drafts,
  records,
}: Services): Promise<ComponentType> {
  const queries = await loadQueries();
  const now = () => ports.clock.now();
  const salon = { port: records.salon, now };
  const booking = {
    port: records.booking,
    drafts,
    now,
    visitorTimeZone: () => ports.clock.timeZone(),
  };
  return function RecordsLayout() {
    return (
      <QueryClientProvider client={queries}>
        <SalonProvider settings={salon}>
          <BookingProvider settings={booking}>
            <Outlet />
          </BookingProvider>
        </SalonProvider>
      </QueryClientProvider>
    );
  };
}
