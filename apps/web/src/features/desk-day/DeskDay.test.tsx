// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { ServiceError } from '../../domain/failure.ts';
import { DeskDay } from './DeskDay.tsx';
import type { DeskDayProps } from './desk-day-props.ts';
import { keptPlanName, restorePlan } from './kept-plan.ts';
import { noon } from './testing/fake-day.ts';
import { renderDesk } from './testing/render-desk.tsx';

const visit = {
  source: 'phone',
  serviceId: '01-haircut-style',
  barberId: '01-nikos',
  date: '2026-11-26',
  time: '15:00',
  name: 'Lena Dimou',
  notes: '',
} as const;

function show(own?: Parameters<typeof renderDesk>[1]) {
  const callbacks = {
    onDate: vi.fn<DeskDayProps['onDate']>(),
    onOpenBooking: vi.fn<DeskDayProps['onOpenBooking']>(),
    onAddAt: vi.fn<DeskDayProps['onAddAt']>(),
    onNews: vi.fn<DeskDayProps['onNews']>(),
  };
  return renderDesk(<DeskDay date={null} {...callbacks} />, own).then((view) => ({
    ...view,
    callbacks,
  }));
}

it('reports a visit that another member enters', async () => {
  const { elsewhere, settle, callbacks, getByRole } = await show();
  expect(getByRole('heading', { level: 1 }).textContent).toContain('26 November 2026');
  expect(getByRole('grid')).toBeDefined();
  elsewhere.enter('01', visit);
  await settle();
  expect(callbacks.onNews).toHaveBeenCalledTimes(1);
  const [news] = callbacks.onNews.mock.calls[0] ?? [];
  expect(news?.[0]).toMatchObject({ kind: 'new', barber: 'Nikos Petridis' });
});

it('keeps the plan of today, and says since when it is old', async () => {
  let isAway = false;
  const { elsewhere, ports, settle, findByText, queryByText } = await show((api) => ({
    readDeskDay: (request) =>
      isAway ? Promise.reject(new ServiceError({ kind: 'offline' })) : api.readDeskDay(request),
  }));
  expect(restorePlan(ports.drafts.read(keptPlanName), noon)?.day.date).toBe('2026-11-26');
  expect(queryByText(/no connection/)).toBeNull();
  isAway = true;
  elsewhere.reconnect();
  await settle();
  expect(await findByText(/no connection/)).toBeDefined();
});
