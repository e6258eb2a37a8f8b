import { beforeAll, describe, expect, it } from 'vitest';
import { ServiceError } from '../../domain/failure.ts';
import { renderSheets, today } from './testing/render-sheets.tsx';

// They load automatically; the tests preload them.
beforeAll(async () => {
  await import('./EntrySheet.tsx');
});

describe('the sheet of a booking', () => {
  it('shows who comes, and how to reach them', async () => {
    const { open, visitId, find, text } = await renderSheets();
    await open(visitId);
    expect(find('h2').textContent).toBe('Kostas');
    expect(find('a[href="tel:+302310123456"]').textContent).toBe('+302310123456');
    expect(text()).toContain('Notes: Short');
    expect(text()).toContain('Called, entered at the desk');
  });

  it.each([
    ['an account', 'owner', true, true],
    ['no account', 'owner', false, false],
    ['an account, to another barber', 'barber', true, false],
  ] as const)('offers a message to a customer with %s', async (_, role, hasAccount, isOffered) => {
    const { open, visitId, text } = await renderSheets({
      role,
      calls: (api) => ({
        async readDeskBooking(request) {
          const booking = await api.readDeskBooking(request);
          return { ...booking, customer: { ...booking.customer, hasAccount } };
        },
      }),
    });
    await open(visitId);
    expect(text().includes('Write a message')).toBe(isOffered);
  });

  it('marks the arrival, explains what is too early, and reports how to undo it', async () => {
    const { open, visitId, find, press, onDone, onClose, api } = await renderSheets();
    await open(visitId);
    expect(find('li', '“Completed” can be noted from').textContent).toContain('12:00');
    await press('button', 'Has arrived');
    expect(onClose).toHaveBeenCalledOnce();
    const [done] = onDone.mock.calls[0] ?? [];
    expect(done).toMatchObject({ what: 'mark.arrived', name: 'Kostas' });
    await done?.undo?.();
    const booking = await api.readDeskBooking({ salon: '01', id: visitId });
    expect([booking.arrivedAt, booking.revision]).toEqual([null, 2]);
  });

  it('says how the customer learns of a move, and of a cancellation', async () => {
    const { open, visitId, press, text } = await renderSheets({
      calls: (api) => ({
        async readDeskBooking(request) {
          const booking = await api.readDeskBooking(request);
          const told = { move: 'account', cancel: 'email' } as const;
          return { ...booking, customer: { ...booking.customer, told } };
        },
      }),
    });
    await open(visitId);
    await press('button', 'Move or change');
    await press('input[value="15:00"]');
    expect(text()).toContain('No email is sent. The customer sees the change in their account.');
    await press('button', 'Back');
    await press('button', 'Cancel the appointment');
    expect(text()).toContain('The customer gets this reason by email');
  });

  it('moves to a free time, with what is in the way beside each taken one', async () => {
    const { open, visitId, press, find, text, onDone, api } = await renderSheets();
    await open(visitId);
    await press('button', 'Move or change');
    expect(document.activeElement?.tagName).toBe('SELECT');
    expect(text()).toContain('Lunch break, 14:00 to 14:30');
    await press('input[value="15:00"]');
    expect(find('[role=status]', 'The price stays').textContent).toContain('From 15:00 to 15:45.');
    await press('button[type=submit]', 'Move');
    expect(onDone.mock.calls[0]?.[0]).toMatchObject({ what: 'move' });
    const { visit } = await api.readDeskBooking({ salon: '01', id: visitId });
    expect([visit.date, visit.starts]).toEqual([today, '15:00']);
  });

  it('moves outside of the hours only where the salon says so', async () => {
    const { open, visitId, press, type, find, onDone } = await renderSheets();
    await open(visitId);
    await press('button', 'Move or change');
    await type('input[type=time]', '21:00');
    expect(find('[role=status]', 'Outside of the working hours')).toBeDefined();
    await press('button[type=submit]', 'Move outside of the hours');
    expect(onDone.mock.calls[0]?.[0]).toMatchObject({ what: 'move' });
  });

  it('changes the service, with the price that results', async () => {
    const { open, visitId, press, type, find, onDone, api } = await renderSheets();
    await open(visitId);
    await press('button', 'Move or change');
    await type('select[name=service]', '01-beard-trim');
    expect(find('[role=status]', 'The price becomes').textContent).toContain('instead of');
    await press('button[type=submit]', 'Move');
    expect(onDone.mock.calls[0]?.[0]).toMatchObject({ what: 'move' });
    const booking = await api.readDeskBooking({ salon: '01', id: visitId });
    expect(booking.service.id).toBe('01-beard-trim');
  });

  it('cancels only with a reason', async () => {
    const { open, visitId, press, submit, text, onDone } = await renderSheets();
    await open(visitId);
    await press('button', 'Cancel the appointment');
    await submit();
    expect(text()).toContain('Please choose a reason.');
    await press('input[value="asked"]');
    await submit();
    expect(onDone.mock.calls[0]?.[0]).toMatchObject({ what: 'cancel' });
  });

  it('shows what another member did, keeps what was entered, and sends it if told so', async () => {
    const { open, visitId, press, submit, find, elsewhere, settle, onDone } = await renderSheets();
    await open(visitId);
    await press('button', 'Cancel the appointment');
    await press('input[value="mistake"]');
    elsewhere.change(visitId, { time: '16:00' });
    await settle();
    await submit();
    expect(find('[role=alert]').textContent).toContain('12:00 to 12:45 → ');
    expect(find('[role=alert]').textContent).toContain('16:00 to 16:45');
    expect(find('input[value="mistake"]')).toMatchObject({ checked: true });
    await press('button', 'Cancel it all the same');
    expect(onDone.mock.calls[0]?.[0]).toMatchObject({ what: 'cancel' });
  });

  it('keeps what was entered without a network', async () => {
    const { open, visitId, press, submit, find } = await renderSheets({
      calls: () => ({
        cancelDeskBooking: () => Promise.reject(new ServiceError({ kind: 'offline' })),
      }),
    });
    await open(visitId);
    await press('button', 'Cancel the appointment');
    await press('input[value="asked"]');
    await submit();
    expect(find('[role=alert]').textContent).toContain('Nothing was changed');
    expect(find('input[value="asked"]')).toMatchObject({ checked: true });
  });

  it('is read only in the column of another barber', async () => {
    const { open, visitId, text, find } = await renderSheets({ role: 'barber' });
    await open(visitId);
    expect(text()).toContain('This is the column of another barber.');
    expect(text()).toContain('Contacts are shown to this barber and to managers only.');
    expect(() => find('button', 'Move or change')).toThrow('Not in the sheet');
  });
});
