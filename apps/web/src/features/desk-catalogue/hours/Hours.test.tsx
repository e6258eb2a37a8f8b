import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openPage, submit, type } from '../testing/open-page.tsx';
import { Hours, type HoursProps } from './Hours.tsx';

const nothing = () => undefined;

const open = (callbacks: Partial<HoursProps> = {}) =>
  openPage(
    <Hours onWeekSaved={nothing} onDateSaved={nothing} onDateRemoved={nothing} {...callbacks} />,
  );

const submitDialog = () => {
  const form = document.querySelector('dialog form');
  if (form === null) throw new Error('There is no dialog with a form.');
  fireEvent.submit(form);
};

// By selector: queries by role are slow among so many options.
const press = async (selector: string) =>
  fireEvent.click(
    await waitFor(() => {
      const found = document.querySelector(selector);
      if (found === null) throw new Error(`Not on the page: ${selector}`);
      return found;
    }),
  );
const named = (name: string) => `button[aria-label="${name}"]`;
const openSunday = () => press('[data-part="day"]:last-child input');

const hoursOf = async (api: Awaited<ReturnType<typeof open>>) => api.readDeskHours({ salon: '01' });

describe('the hours of a salon', () => {
  it('change for a weekday', async () => {
    const onWeekSaved = vi.fn<() => void>();
    const api = await open({ onWeekSaved });
    await openSunday();
    type('week.6.closes', '24:00');
    submit();
    await waitFor(() => expect(onWeekSaved).toHaveBeenCalledOnce());
    const { week } = await hoursOf(api);
    expect(week.filter(({ weekday }) => weekday === 7)).toMatchObject([
      { opens: '09:00', closes: '24:00' },
    ]);
    const { hours } = await api.readSalon({ id: '01' });
    expect(hours.some(({ weekday }) => weekday === 7)).toBe(true);
  });

  it('are not sent while they overlap', async () => {
    const api = await open();
    await press(named('Add break: Monday'));
    type('week.1.opens', '12:00');
    submit();
    expect(document.activeElement?.getAttribute('name')).toBe('week.1.opens');
    expect((await hoursOf(api)).revision).toBe(0);
  });

  it('show what another member changed in the week, and let the member decide', async () => {
    const onWeekSaved = vi.fn<() => void>();
    const api = await open({ onWeekSaved });
    await openSunday();
    const { week, revision } = await hoursOf(api);
    await api.changeDeskHours({
      salon: '01',
      revision,
      idempotencyKey: 'theirs',
      body: {
        week: week.map((one) => (one.weekday === 1 ? { ...one, closes: '21:00' } : one)),
        decisions: [],
      },
    });
    submit();
    await screen.findByText(
      'Monday: 09:00 – 20:00 (last start 17:30) → 09:00 – 21:00 (last start 17:30)',
    );
    await press('[role="alert"] button[data-variant="primary"]');
    await waitFor(() => expect(onWeekSaved).toHaveBeenCalledOnce());
    const days = (await hoursOf(api)).week.map(({ weekday }) => weekday);
    expect(days).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('keep a date that another member added meanwhile', async () => {
    const onWeekSaved = vi.fn<() => void>();
    const api = await open({ onWeekSaved });
    await openSunday();
    const reason = { en: 'Training', el: 'Εκπαίδευση' };
    await api.changeDeskException({
      salon: '01',
      date: '2030-02-04',
      revision: 0,
      idempotencyKey: 'theirs',
      body: { exception: { hours: null, reason, barberIds: [] }, decisions: [] },
    });
    submit();
    await waitFor(() => expect(onWeekSaved).toHaveBeenCalledOnce());
    const { exceptions } = await hoursOf(api);
    expect(exceptions).toContainEqual({
      date: '2030-02-04',
      hours: null,
      reason,
      barberIds: [],
    });
  });

  it('differ on a date, which can be changed and removed', async () => {
    const onDateSaved = vi.fn<(date: string) => void>();
    const onDateRemoved = vi.fn<(date: string) => void>();
    const api = await open({ onDateSaved, onDateRemoved });
    fireEvent.click(await screen.findByText('Add a date'));
    type('date', '2030-02-04');
    type('exception.reason.en', 'Training');
    submitDialog();
    expect(await screen.findByText('Please fill in this field.')).not.toBeNull();
    type('exception.reason.el', 'Εκπαίδευση');
    submitDialog();
    await waitFor(() => expect(onDateSaved).toHaveBeenCalledWith('Monday, 4 February 2030'));
    await press(named('Change Monday, 4 February 2030'));
    await press('dialog [type="radio"][value="other"]');
    type('exception.hours.closes', '12:30');
    submitDialog();
    await waitFor(() => expect(onDateSaved).toHaveBeenCalledTimes(2));
    const on = async () =>
      (await hoursOf(api)).exceptions.find(({ date }) => date === '2030-02-04');
    expect((await on())?.hours).toEqual({ opens: '09:00', closes: '12:30' });
    await press(named('Remove Monday, 4 February 2030'));
    await press('dialog [data-variant="destructive"]');
    await waitFor(() => expect(onDateRemoved).toHaveBeenCalledOnce());
    expect(await on()).toBeUndefined();
  });
});
