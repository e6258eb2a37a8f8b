import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Outlet } from 'react-router-dom';
import { AddressesProvider } from '../features/addresses/addresses-context.tsx';
import { BookingProvider } from '../features/booking-wizard/booking-context.tsx';
import { ChatProvider } from '../features/chat/chat-context.tsx';
import { createChatDesk } from '../features/chat/chat-desk.ts';
import { SalonProvider } from '../features/salon/salon-context.tsx';
import { WalletProvider } from '../features/wallet/wallet-context.tsx';
import { deviceTimeZone } from '../shared/dates.ts';
import type { Services } from './providers.tsx';

/** Gives the pages of a salon and of a customer what they work on. */
export async function createRecordsLayout({
  loadQueries,
  ports,
  drafts,
  records,
  onCustomerLeft,
}: Services): Promise<ComponentType> {
  const queries = await loadQueries();
  const now = () => ports.clock.now();
  const salon = { port: records.salon, now };
  const booking = { port: records.booking, drafts, now, visitorTimeZone: deviceTimeZone };
  const wallet = { port: records.wallet, now };
  const addresses = { port: records.addresses };
  const desk = createChatDesk();
  onCustomerLeft(desk.clear);
  const chat = { port: records.chat, desk, now, visitorTimeZone: deviceTimeZone };
  return function RecordsLayout() {
    return (
      <QueryClientProvider client={queries}>
        <SalonProvider settings={salon}>
          <BookingProvider settings={booking}>
            <WalletProvider settings={wallet}>
              <AddressesProvider settings={addresses}>
                <ChatProvider settings={chat}>
                  <Outlet />
                </ChatProvider>
              </AddressesProvider>
            </WalletProvider>
          </BookingProvider>
        </SalonProvider>
      </QueryClientProvider>
    );
  };
}
