import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Outlet } from 'react-router-dom';
import type { Services } from './providers.tsx';

/** Gives the pages of a salon and of a customer the cache of what was asked for. */
export async function createRecordsLayout({
  loadQueries,
}: Pick<Services, 'loadQueries'>): Promise<ComponentType> {
  const queries = await loadQueries();
  return function RecordsLayout() {
    return (
      <QueryClientProvider client={queries}>
        <Outlet />
      </QueryClientProvider>
    );
  };
}
