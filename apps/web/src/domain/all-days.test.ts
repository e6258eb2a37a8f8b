import { expect, it, vi } from 'vitest';
import { allDays } from './all-days.ts';
import type { Api } from './api.ts';

const day = { date: '2027-01-06', state: 'closed', free: 0, reason: 'Epiphany' } as const;

it('requests a month in one call', async () => {
  const listDays = vi.fn<Api['listDays']>(async () => ({ version: 4, days: [day] }));
  const request = { id: '01', query: { service: '01-cut', from: '2027-01-01', to: '2027-01-31' } };
  expect(await allDays({ listDays }, request)).toEqual([day]);
  expect(listDays.mock.calls).toEqual([[request]]);
});

it('requests the days of one barber, six weeks at a time', async () => {
  const listDays = vi.fn<Api['listDays']>(async ({ query: { to } }) => ({
    version: 4,
    days: [{ ...day, date: to }],
  }));
  const request = { id: '01', language: 'el' };
  const query = { service: '01-cut', barber: '01-eva' };
  const days = await allDays(
    { listDays },
    { ...request, query: { ...query, from: '2027-01-01', to: '2027-02-12' } },
  );
  expect(listDays.mock.calls).toEqual([
    [{ ...request, query: { ...query, from: '2027-01-01', to: '2027-02-11' } }],
    [{ ...request, query: { ...query, from: '2027-02-12', to: '2027-02-12' } }],
  ]);
  expect(days.map(({ date }) => date)).toEqual(['2027-02-11', '2027-02-12']);
});
