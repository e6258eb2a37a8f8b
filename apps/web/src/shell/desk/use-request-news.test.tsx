import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { RequestCount } from '../../blocks/desk-requests/RequestCount.tsx';
import type { BarberRequest } from '../../blocks/desk-requests/use-desk-requests.ts';
import { PortsProvider } from '../../blocks/PortsProvider.tsx';
import type { Api } from '../../domain/api.ts';
import type { DeskSalon } from '../../domain/desk.ts';
import type { LiveEvent } from '../../domain/ports/live-port.ts';
import { createI18n } from '../../i18n/init.ts';
import { createListeners } from '../../shared/listeners.ts';
import { createMemory } from '../../testing/memory/index.ts';
import { createToastChannel, ToastsContext } from '../toaster/toast-channel.ts';
import { useRequestNews } from './use-request-news.ts';

const request: BarberRequest = {
  id: 'r1',
  revision: 0,
  barber: { id: '01-nikos', name: 'Nikos' },
  kind: 'absence',
  date: '2026-12-09',
  starts: '09:00',
  lastDate: '2026-12-09',
  ends: '13:00',
  note: '',
  status: 'open',
  reply: '',
  isNews: false,
  createdAt: 0,
};

function News({ salon }: { readonly salon: DeskSalon }) {
  useRequestNews(salon);
  return (
    <p>
      Read
      <RequestCount salon={salon} />
    </p>
  );
}

/** The desk of a member, with these requests. */
async function open(role: DeskSalon['role'], barberId: string | null, before: BarberRequest[]) {
  const salon = { id: '01', name: 'Glow', timeZone: 'Europe/Athens', role, barberId };
  const { ports } = createMemory({ member: { salonId: '01', role, barberId } });
  const live = createListeners<[LiveEvent]>();
  let requests = before;
  const listDeskRequests = vi.fn<Api['listDeskRequests']>(async () => ({ requests }));
  const api = { ...ports.api, listDeskRequests };
  const channel = createToastChannel();
  const told: string[] = [];
  channel.listen((signal) => {
    if (signal.type === 'toast.pushed') told.push(signal.toast.title);
  });
  const queries = new QueryClient();
  render(
    <I18nextProvider i18n={await createI18n('en', ['desk'])}>
      <QueryClientProvider client={queries}>
        <PortsProvider
          ports={{
            ...ports,
            api,
            live: { watch: (_, onEvent) => live.add(onEvent) },
          }}
        >
          <ToastsContext value={channel}>
            <MemoryRouter>
              <News salon={salon} />
            </MemoryRouter>
          </ToastsContext>
        </PortsProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  const arrive = (next: BarberRequest[]) => {
    requests = next;
    live.notify({ type: 'desk-requests.changed', salonId: '01' });
  };
  return { told, arrive, notify: live.notify, listDeskRequests };
}

it('says to a barber how a request was answered, until it was seen', async () => {
  const { told, arrive } = await open('barber', '01-nikos', [request]);
  expect(screen.getByText('Read').textContent).toBe('Read');
  const answered = { ...request, revision: 1, status: 'approved', isNews: true } as const;
  arrive([answered]);
  await screen.findByText('1 request with news');
  expect(told).toEqual(['Your request was approved']);
  arrive([{ ...answered, isNews: false }]);
  await waitFor(() => expect(screen.queryByText('1 request with news')).toBeNull());
  expect(told).toHaveLength(1);
});

it('says to who decides that a barber asks for something, and counts what waits', async () => {
  const { told, arrive } = await open('manager', null, [request]);
  // What waited before the desk was opened is only counted.
  await screen.findByText('1 request with news');
  expect(told).toEqual([]);
  arrive([{ ...request, id: 'r2' }, request]);
  await screen.findByText('2 requests with news');
  expect(told).toEqual(['Nikos asks for time off or other hours']);
});

it('says nothing about an own request', async () => {
  const { told, arrive } = await open('manager', '01-nikos', []);
  arrive([request]);
  await screen.findByText('1 request with news');
  expect(told).toEqual([]);
});

it('reads the requests again only where one changed, or events may be missing', async () => {
  const { notify, listDeskRequests } = await open('manager', null, [request]);
  expect(listDeskRequests).toHaveBeenCalledTimes(1);
  notify({ type: 'salon.changed', salonId: '01' });
  notify({ type: 'desk-requests.changed', salonId: '02' });
  expect(listDeskRequests).toHaveBeenCalledTimes(1);
  notify({ type: 'desk-requests.changed', salonId: '01' });
  expect(listDeskRequests).toHaveBeenCalledTimes(2);
  notify({ type: 'resumed' });
  await waitFor(() => expect(listDeskRequests).toHaveBeenCalledTimes(3));
});
