// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DeskWeek } from './DeskWeek.tsx';
import { renderDesk } from './testing/render-desk.tsx';

it('shows seven days of one barber, and goes to other weeks and barbers', async () => {
  const onDate = vi.fn<(date: string | null) => void>();
  const onBarber = vi.fn<(barberId: string) => void>();
  const { getByRole, getByLabelText } = await renderDesk(
    <DeskWeek
      date={null}
      barberId="01-nikos"
      onDate={onDate}
      onBarber={onBarber}
      onOpenBooking={() => undefined}
      onAddAt={() => undefined}
    />,
  );
  const grid = getByRole('grid', { name: 'Week of Nikos Petridis' });
  expect(grid.getAttribute('aria-colcount')).toBe('8');
  fireEvent.click(getByRole('button', { name: 'Next week' }));
  expect(onDate).toHaveBeenLastCalledWith('2026-11-30');
  fireEvent.change(getByLabelText('Barber'), { target: { value: '01-sofia' } });
  expect(onBarber).toHaveBeenCalledWith('01-sofia', expect.anything());
});
