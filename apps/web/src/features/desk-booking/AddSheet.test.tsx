import { act, fireEvent } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { ServiceError } from '../../domain/failure.ts';
import { addDays, formatDate } from '../../shared/dates.ts';
import { renderSheets, today } from './testing/render-sheets.tsx';

// They load automatically; the tests preload them.
beforeAll(async () => {
  await Promise.all([
    import('./AddSheet.tsx'),
    import('./EntrySheet.tsx'),
    import('../../blocks/change-with-bookings/DecisionsDialog.tsx'),
  ]);
});

const place = { barberId: '01-nikos', date: today, time: '11:30' };

describe('adding from a gap', () => {
  it('enters a visit: service, name, and the button', async () => {
    const { press, type, find, onDone, onClose, api } = await renderSheets({ place });
    // Kostas comes at 12:00.
    expect(find('label', 'Haircut & Style').textContent).toContain('Kostas, 12:00 to 12:45');
    await press('input[name=service][value="01-beard-trim"]');
    await type('input[name=name]', 'Petros');
    await press('button[type=submit]');
    expect(onClose).toHaveBeenCalledOnce();
    const [done] = onDone.mock.calls[0] ?? [];
    expect(done).toMatchObject({ what: 'add', name: 'Petros' });
    const entries = async () =>
      (await api.readDeskDay({ salon: '01', date: today })).entries.filter(
        (entry) => entry.kind === 'booking' && entry.customerName === 'Petros',
      );
    expect(await entries()).toMatchObject([{ source: 'walk-in', visit: { starts: '11:30' } }]);
    await done?.undo?.();
    expect(await entries()).toEqual([]);
  });

  it('keeps what is typed until it is sent, also once the sheet was closed', async () => {
    const { press, type, submit, find, add } = await renderSheets({ place });
    await press('input[name=service][value="01-beard-trim"]');
    await type('input[name=name]', 'Petros');
    await type('input[name=phone]', '2310');
    await press('input[name=what][value=block]');
    await type('input[name=ends]', '11:50');
    await press('input[name=what][value=absence]');
    await press('input[name=what][value=visit]');
    expect(find('input[name=name]')).toMatchObject({ value: 'Petros' });
    await add(null);
    await add({ ...place, time: '16:00' });
    expect(find('input[name=name]')).toMatchObject({ value: '' });
    await add(null);
    await add(place);
    expect(find('input[name=name]')).toMatchObject({ value: 'Petros' });
    expect(find('input[name=phone]')).toMatchObject({ value: '2310' });
    expect(find('input[value="01-beard-trim"]')).toMatchObject({ checked: true });
    await press('input[name=what][value=block]');
    expect(find('input[name=ends]')).toMatchObject({ value: '11:50' });
    await submit();
    await add(null);
    await add(place);
    expect(find('input[name=name]')).toMatchObject({ value: '' });
  });

  it('says what is missing beside the fields', async () => {
    const { press, text, type } = await renderSheets({ place });
    await press('button[type=submit]');
    expect(text()).toContain('Please choose a service that fits.');
    expect(text()).toContain('Please enter a name.');
    await press('input[name=service][value="01-beard-trim"]');
    await type('input[name=name]', 'Petros');
    expect(text()).not.toContain('Please enter a name.');
  });

  it('shows the problem of the API beside its field', async () => {
    const { press, type, find } = await renderSheets({
      place,
      calls: () => ({
        addDeskBooking: () =>
          Promise.reject(new ServiceError({ kind: 'invalid', fields: { phone: 'No number.' } })),
      }),
    });
    await press('input[name=service][value="01-beard-trim"]');
    await type('input[name=name]', 'Petros');
    await type('input[name=phone]', '12');
    await press('button[type=submit]');
    expect(find('input[name=phone]').getAttribute('aria-invalid')).toBe('true');
    expect(find('input[name=phone]')).toMatchObject({ value: '12' });
  });

  it('says that a time has passed', async () => {
    const { find } = await renderSheets({ place: { ...place, time: '08:00' } });
    expect(find('label', 'Beard Trim').textContent).toContain('This time has passed.');
    expect(find('input[value="01-beard-trim"]')).toMatchObject({ disabled: true });
  });

  it('keeps a time free, and names what is in the way', async () => {
    const { press, type, submit, find, onDone } = await renderSheets({ place });
    await press('input[name=what][value=block]');
    await type('input[name=ends]', '12:30');
    await submit();
    expect(find('[role=alert]').textContent).toContain(
      'In the way: Kostas, Wed 9 Dec, 12:00 to 12:45. Please',
    );
    await type('input[name=ends]', '11:00');
    await submit();
    expect(find('form').textContent).toContain('The end has to be after the start.');
    await type('input[name=ends]', '12:00');
    await submit();
    expect(onDone.mock.calls[0]?.[0]).toMatchObject({ what: 'block' });
  });

  it('notes an absence, and removes one', async () => {
    const late = { ...place, time: '16:00' };
    const { press, submit, onDone, api } = await renderSheets({ place: late });
    await press('input[name=what][value=absence]');
    await submit();
    const [done] = onDone.mock.calls[0] ?? [];
    expect(done).toMatchObject({ what: 'absence' });
    const absences = async () =>
      (await api.readDeskDay({ salon: '01', date: today })).barbers.flatMap((one) => one.absences);
    expect(await absences()).toMatchObject([{ range: { starts: '16:00', ends: '24:00' } }]);
    await press('button', 'Remove the absence');
    expect(await absences()).toEqual([]);
  });

  it('names what is in the way of an absence, and counts what is left', async () => {
    const lunch = { kind: 'block', name: null, purpose: 'lunch' } as const;
    const on = (date: string, lastDate = date) => ({
      date,
      starts: '12:00',
      lastDate,
      ends: '13:00',
    });
    const obstacles = [
      { kind: 'absence', name: null, purpose: null, ...on('2026-12-07', '2026-12-09') } as const,
      ...['10', '11', '12', '13', '14'].map((day) => ({ ...lunch, ...on(`2026-12-${day}`) })),
    ];
    const { press, submit, find } = await renderSheets({
      place,
      calls: () => ({
        addDeskAbsence: () =>
          Promise.reject(new ServiceError({ kind: 'conflict', code: 'slot-taken', obstacles })),
      }),
    });
    await press('input[name=what][value=absence]');
    await submit();
    expect(find('[role=alert]').textContent).toContain(
      'In the way: Away, Mon 7 Dec, 12:00 to Wed 9 Dec, 13:00; Lunch break, Thu 10 Dec, 12:00 to 13:00; ' +
        'Lunch break, Fri 11 Dec, 12:00 to 13:00; Lunch break, Sat 12 Dec, 12:00 to 13:00; and 2 more.',
    );
  });

  it('asks about the visits in the time of an absence', async () => {
    const { press, type, submit, find, add, onDone, api, visitId } = await renderSheets({ place });
    await press('input[name=what][value=absence]');
    await type('input[name=ends]', '13:00');
    await submit();
    expect(find('h3').textContent).toBe('Kostas');
    // It is the other dialog that is shown above the sheet.
    const inQuestion = 'dialog[open] form[aria-busy]';
    const question = () => document.querySelector(inQuestion)?.closest('dialog');
    const pressIn = async (selector: string) => {
      const found = question()?.querySelector<HTMLElement>(selector);
      if (found === null || found === undefined) throw new Error(`Not asked: ${selector}`);
      await act(async () => fireEvent.click(found));
    };
    expect(question()?.querySelector('input[value=keep]')).toBeNull();
    await pressIn('button[type=button]');
    await add(place);
    expect(onDone).not.toHaveBeenCalled();
    expect(question()).toBeUndefined();
    await submit();
    await pressIn('input[value=cancel]');
    await pressIn('button[type=submit]');
    await add(place);
    expect(onDone.mock.calls[0]?.[0]).toMatchObject({ what: 'absence', undo: null });
    expect(await api.readDeskBooking({ salon: '01', id: visitId })).toMatchObject({
      status: 'salon_cancelled',
      cancelReason: 'barber-away',
    });
  });

  it('shows all days of an absence, and gives all of them back', async () => {
    const lastDate = addDays(today, 2);
    const { barberId } = place;
    const times = { barberId, date: today, starts: '16:00', lastDate, ends: '24:00' };
    const body = { ...times, decisions: [] };
    const { api, press, find, onDone } = await renderSheets({
      place,
      calls(before) {
        const leave = before.addDeskAbsence({ salon: '01', body, idempotencyKey: 'leave' });
        return {
          async readDeskDay(request) {
            await leave;
            return before.readDeskDay(request);
          },
        };
      },
    });
    const absences = async (date: string) => {
      const { barbers } = await api.readDeskDay({ salon: '01', date });
      return barbers.flatMap((one) => one.absences);
    };
    const note = find('[data-component=note]', 'is away');
    const [first, last] = [today, lastDate].map((day) => formatDate(day, 'en', 'brief'));
    expect(note.textContent).toContain(`${first}, 16:00 to ${last}, 24:00`);
    await press('button', 'Remove the absence');
    expect(await absences(lastDate)).toEqual([]);
    await onDone.mock.calls[0]?.[0].undo?.();
    expect(await absences(lastDate)).toMatchObject([{ range: { date: today, starts: '16:00' } }]);
  });

  it('offers absences to managers only, and nothing in the column of another barber', async () => {
    const barber = await renderSheets({ place, role: 'barber' });
    expect(barber.text()).toContain('This is the column of another barber.');
  });
});

describe('a kept time', () => {
  it('moves, and is given back with an undo', async () => {
    const { open, blockId, type, submit, press, onDone, api } = await renderSheets();
    await open(blockId);
    await type('input[name=ends]', '15:00');
    await submit();
    expect(onDone.mock.calls[0]?.[0]).toMatchObject({ what: 'blockMoved' });
    await onDone.mock.calls[0]?.[0].undo?.();
    const kept = async () =>
      (await api.readDeskDay({ salon: '01', date: today })).entries.flatMap((entry) =>
        entry.kind === 'block' ? entry.parts.map(({ ends }) => ends) : [],
      );
    expect(await kept()).toEqual(['14:30']);
    await press('button', 'Give the time back');
    expect(await kept()).toEqual(['14:30']);
  });

  it('shows the change of another member, and keeps what was entered', async () => {
    const { open, blockId, type, submit, find, api, press, onDone } = await renderSheets();
    await open(blockId);
    await type('input[name=ends]', '15:00');
    const body = {
      barberId: '01-nikos',
      purpose: 'training',
      date: today,
      starts: '17:00',
      ends: '17:30',
    } as const;
    const request = { salon: '01', id: blockId, revision: 0, body, idempotencyKey: 'other' };
    await api.moveDeskBlock(request);
    await submit();
    expect(find('[role=alert]').textContent).toContain('It is now: Training, ');
    expect(find('input[name=ends]')).toMatchObject({ value: '15:00' });
    await press('button', 'Go on with my entries');
    await submit();
    expect(onDone.mock.calls[0]?.[0]).toMatchObject({ what: 'blockMoved' });
  });
});
