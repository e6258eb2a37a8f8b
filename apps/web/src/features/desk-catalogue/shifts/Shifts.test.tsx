import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { addDays, formatDate, todayIn, weekdayOf } from '#shared/dates.ts';
import { openPage, type } from '../testing/open-page.tsx';
import { RequestCard } from './RequestCard.tsx';
import { Shifts, type ShiftsProps } from './Shifts.tsx';

const nothing = () => undefined;
const zone = 'Europe/Athens';

/** A Wednesday within the horizon, on which the whole team works. */
const wednesday = (() => {
  const today = todayIn(zone, Date.now());
  return addDays(today, 7 + ((3 - weekdayOf(today) + 7) % 7));
})();

const open = (callbacks: Partial<ShiftsProps> = {}) =>
  openPage(
    <Shifts
      date={wednesday}
      onDate={nothing}
      onSaved={nothing}
      onRequest={nothing}
      {...callbacks}
    />,
  );

type Api = Awaited<ReturnType<typeof open>>;

/** Opens the day of the first barber. */
async function openDay(api: Api) {
  const [barber] = (await api.readDeskShifts({ salon: '01' })).barbers;
  if (barber === undefined) throw new Error('There is a team.');
  const day = `${barber.name}, ${formatDate(wednesday, 'en', 'brief')}`;
  fireEvent.click(await screen.findByRole('button', { name: `Change ${day}` }));
  return barber;
}

const choose = (value: string) => {
  const radio = document.querySelector(`dialog input[value="${value}"]`);
  if (radio === null) throw new Error(`There is no choice ${value}.`);
  fireEvent.click(radio);
};
const submit = () => {
  const form = document.querySelector('dialog form');
  if (form === null) throw new Error('There is no dialog with a form.');
  fireEvent.submit(form);
};
const daysOf = async (api: Api, id: string) =>
  (await api.readDeskShifts({ salon: '01' })).barbers.find((one) => one.id === id)?.days;

/** The question about the bookings, above the form of the day. */
const question = async () => {
  const list = await screen.findByRole('list', { name: 'Appointments' });
  const dialog = list.closest('dialog');
  if (dialog === null) throw new Error('The list is in a dialog.');
  return within(dialog);
};

describe('the shifts of a salon', () => {
  it('change for a day, and name a wrong time', async () => {
    const onSaved = vi.fn<() => void>();
    const api = await open({ onSaved });
    const { id } = await openDay(api);
    choose('other');
    type('starts-0', '15:00');
    type('ends-0', '11:00');
    submit();
    await screen.findByText('The end has to be after the start.');
    type('ends-0', '00:00');
    expect(screen.queryByText('The end has to be after the start.')).toBeNull();
    submit();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(await daysOf(api, id)).toEqual([
      { date: wednesday, shifts: [{ starts: '15:00', ends: '24:00' }] },
    ]);
  });

  it('end for a day only with a decision about its booking', async () => {
    const onSaved = vi.fn<() => void>();
    const api = await open({ onSaved });
    const { id } = await openDay(api);
    const booking = await api.addDeskBooking({
      salon: '01',
      idempotencyKey: 'booking',
      body: {
        serviceId: '01-haircut-style',
        barberId: id,
        date: wednesday,
        time: '12:00',
        source: 'phone',
        name: 'Nikos',
        notes: '',
        outsideHours: true,
      },
    });
    choose('off');
    submit();
    fireEvent.click((await question()).getByRole('button', { name: 'Change nothing' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Appointments' })).toBeNull());
    expect(await daysOf(api, id)).toEqual([]);
    submit();
    const asked = await question();
    fireEvent.click(asked.getByRole('button', { name: /^Save the change/ }));
    await asked.findByText('1 appointment still needs a decision.');
    fireEvent.click(asked.getByRole('radio', { name: /Cancel/ }));
    fireEvent.click(asked.getByRole('button', { name: /^Save the change/ }));
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(await daysOf(api, id)).toEqual([{ date: wednesday, shifts: [] }]);
    const read = await api.readDeskBooking({ salon: '01', id: booking.id });
    expect(read).toMatchObject({ status: 'salon_cancelled', cancelReason: 'barber-away' });
  });

  it('keep what another member changed on another day', async () => {
    const onSaved = vi.fn<() => void>();
    const api = await open({ onSaved });
    const { id, revision } = await openDay(api);
    const thursday = addDays(wednesday, 1);
    await api.changeDeskShiftDay({
      salon: '01',
      id,
      date: thursday,
      revision,
      idempotencyKey: 'theirs',
      body: { shifts: [], decisions: [] },
    });
    choose('off');
    submit();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(await daysOf(api, id)).toEqual([
      { date: wednesday, shifts: [] },
      { date: thursday, shifts: [] },
    ]);
  });
});

it('declines a request that waited too long, and approves it no more', async () => {
  const request = {
    id: 'r1',
    revision: 0,
    barber: { id: '01-nikos', name: 'Nikos' },
    kind: 'shift',
    date: '2026-01-05',
    starts: '09:00',
    lastDate: '2026-01-05',
    ends: '13:00',
    note: '',
    status: 'open',
    reply: '',
    isNews: false,
    createdAt: 0,
  } as const;
  await openPage(<RequestCard request={request} isNew={false} onDone={nothing} />);
  await screen.findByText('This time is over, so it can no longer be approved.');
  expect(screen.getByRole('button', { name: /^Decline/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
});
