import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Outlet } from 'react-router-dom';
import { BookingProvider } from '../features/booking/booking-context.tsx';
import { SalonProvider } from '../features/salon/salon-context.tsx';
import { deviceTimeZone } from '../shared/dates.ts';
import type { Services } from './providers.tsx';
import { createSamplePorts } from './sample-ports.ts';

/** Gives the pages of one salon what they work on. */
export async function createSalonLayout({ discovery, drafts }: Services): Promise<ComponentType> {
  const { homePage, pictureUrl, loadQueries } = discovery;
  const queries = await loadQueries();
  const ports = createSamplePorts({ homePage, queries, pictureUrl });
  drafts.onClearAll(ports.forget);
  const salon = { port: ports.salon, now: Date.now };
  const booking = {
    port: ports.booking,
    drafts,
    now: Date.now,
    visitorTimeZone: deviceTimeZone,
  };
  return function SalonLayout() {
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
