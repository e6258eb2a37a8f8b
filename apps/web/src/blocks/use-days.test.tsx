import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { createI18n } from '../i18n/init.ts';
import type { Language } from '../i18n/languages.ts';
import { createMemory } from '../testing/memory/index.ts';
import { PortsProvider } from './PortsProvider.tsx';
import { useDays } from './use-days.ts';

/** Monday, 8 March 2027, 10:00 in Thessaloniki. */
const now = Date.UTC(2027, 2, 8, 8);
const query = { salonId: '01', serviceId: '01-highlights', from: '2027-03-08', to: '2027-04-07' };

/** On the ninth only the first start is free, only with Eleni; the tenth is full. */
const taken = { '2027-03-09': '11:00', '2027-03-10': '09:00' };

async function watchDays(language: Language) {
  const memory = createMemory({
    now: () => now,
    isTaken: ({ date, time, barberId }) =>
      date in taken &&
      (time >= (taken[date as keyof typeof taken] ?? '') || !barberId.endsWith('eleni')),
  });
  const i18n = await createI18n(language, ['times']);
  const queries = new QueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <PortsProvider ports={memory.ports}>{children}</PortsProvider>
      </QueryClientProvider>
    </I18nextProvider>
  );
  const { result } = renderHook(() => useDays(query), { wrapper });
  await waitFor(() => expect(result.current.days).toHaveLength(31));
  return { memory, note: (date: string) => result.current.note(date) };
}

describe('the days of a calendar', () => {
  it('show why one is closed or full, and when few times are left', async () => {
    const { note } = await watchDays('en');
    expect(note('2027-03-14')).toEqual({ state: 'closed', label: 'closed on Sundays' });
    expect(note('2027-03-25')).toEqual({ state: 'closed', label: 'closed: Independence Day' });
    expect(note('2027-03-10')).toEqual({ state: 'full', label: 'fully booked' });
    expect(note('2027-03-09')).toEqual({ state: 'few', label: 'only 1 free time left' });
    expect(note('2027-03-12')).toBeNull();
  });

  it('are labelled in Greek', async () => {
    const { note } = await watchDays('el');
    expect(note('2027-03-14')?.label).toBe('κλειστά τις Κυριακές');
    expect(note('2027-03-09')?.label).toBe('μόνο 1 ελεύθερη ώρα');
  });

  it('change when another customer books', async () => {
    const { memory, note } = await watchDays('en');
    act(() => {
      memory.elsewhere.book({
        salonId: '01',
        serviceId: '01-highlights',
        barberId: '01-eleni',
        date: '2027-03-09',
        time: '09:00',
      });
    });
    await waitFor(() => expect(note('2027-03-09')?.state).toBe('full'));
  });
});
