import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { BookingChange, BookingCalls } from '../../testing/ports/booking-calls.ts';
import { alertIn, button, openDialog } from './testing/by-words.ts';
import { booking, slot, times, upcoming } from './testing/fake-bookings.ts';
import { renderBookings } from './testing/render-bookings.tsx';
import { changedTo, conflict, elsewhere, offline } from './testing/refusals.ts';

// They load automatically; the test preloads them.
beforeAll(async () => {
  await import('./RescheduleDialog.tsx');
});

describe('moving', () => {
  async function openMoveDialog(port: Partial<BookingCalls> = {}) {
    const bookings = await renderBookings({ port });
    await bookings.press(button(bookings.place('b1'), 'Reschedule'));
    const dialog = await vi.waitFor(() => openDialog('Move your booking'));
    // The days are loaded.
    await vi.waitFor(() =>
      expect(dialog.querySelector('[aria-label*="closed on Sundays"]')).not.toBeNull(),
    );
    const find = (selector: string): HTMLElement => {
      const found = dialog.querySelector<HTMLElement>(selector);
      if (found === null) throw new Error(`Not in the dialog: ${selector}`);
      return found;
    };
    return {
      ...bookings,
      dialog,
      chooseDay: (name: string) => bookings.press(find(`[data-part="day"][aria-label*="${name}"]`)),
      chooseTime: (time: string) => bookings.press(find(`input[value="${time}"]`)),
      confirm: () => bookings.press(button(dialog, 'Move booking')),
    };
  }

  it('shows the new and the old time, and moves the focus', async () => {
    const moved = booking({ date: '2025-06-18', time: '16:00', revision: 1 });
    const reschedule = vi.fn<BookingCalls['reschedule']>(async () => moved);
    let list = upcoming;
    const { chooseDay, chooseTime, confirm, place, callbacks, dialog } = await openMoveDialog({
      reschedule,
      upcoming: async () => list,
    });
    await chooseDay('18 June 2025');
    expect(dialog.textContent).toContain('3 free times on Wed 18 Jun. Choose one.');
    await chooseTime('16:00');
    expect(dialog.textContent).toContain('Moves to Wed 18 Jun, 16:00.');
    list = [moved];
    await confirm();
    expect(reschedule).toHaveBeenCalledWith(
      expect.objectContaining({
        id: 'b1',
        revision: 0,
        date: '2025-06-18',
        time: '16:00',
      }),
    );
    expect(place('b1').textContent).toContain('Moved here from Tue 17 Jun, 10:30.');
    expect(place('b1').textContent).toContain('Free to change until Tue 17 Jun, 16:00');
    expect(document.activeElement).toBe(place('b1'));
    expect(callbacks.onMoved).toHaveBeenCalledWith(moved);
  });

  it('does not go to a Sunday, the past or beyond thirty days', async () => {
    const asked = vi.fn<BookingCalls['times']>(async () => times);
    const { chooseDay, dialog } = await openMoveDialog({ times: asked });
    await chooseDay('15 June 2025');
    await chooseDay('13 June 2025');
    expect(asked).not.toHaveBeenCalled();
    expect(button(dialog, 'Move booking').getAttribute('aria-disabled')).toBe('true');
  });

  it('warns of a time that cannot be changed again', async () => {
    const { chooseDay, chooseTime, dialog } = await openMoveDialog();
    await chooseDay('14 June 2025');
    await chooseTime('16:00');
    expect(dialog.textContent).toContain('it can no longer be changed after that');
  });

  it('keeps the day when the time is taken, and offers the nearest', async () => {
    let answer = times;
    const { chooseDay, chooseTime, confirm, dialog, press } = await openMoveDialog({
      times: async () => answer,
      reschedule: () => Promise.reject(conflict('slot-taken')),
    });
    await chooseDay('18 June 2025');
    await chooseTime('11:30');
    answer = times.map((known) => (known.time === '11:30' ? slot('11:30', 'booked') : known));
    await confirm();
    const alert = alertIn(dialog);
    expect(alert.textContent).toContain('11:30 was just taken');
    const offered = [...alert.querySelectorAll('button')].map(({ textContent }) => textContent);
    expect(offered).toEqual(['Take 10:00 instead', 'Take 16:00 instead']);
    await press(button(alert, 'Take 10:00 instead'));
    expect(dialog.textContent).toContain('Moves to Wed 18 Jun, 10:00.');
  });

  it('keeps the choice when the network fails', async () => {
    const { chooseDay, chooseTime, confirm, dialog } = await openMoveDialog({
      reschedule: () => Promise.reject(offline),
    });
    await chooseDay('18 June 2025');
    await chooseTime('11:30');
    await confirm();
    expect(alertIn(dialog).textContent).toContain('There seems to be no connection.');
    expect(dialog.querySelector<HTMLInputElement>('input:checked')?.value).toBe('11:30');
  });

  it('offers the server’s alternatives, on other days too', async () => {
    const { chooseDay, chooseTime, confirm, dialog, press } = await openMoveDialog({
      times: async (_, date) => (date === '2025-06-19' ? [slot('09:00')] : times),
      reschedule: () =>
        Promise.reject(
          conflict('slot-taken', {
            nearest: [{ date: '2025-06-19', time: '09:00', barberIds: ['01-nikos'] }],
          }),
        ),
    });
    await chooseDay('18 June 2025');
    await chooseTime('11:30');
    await confirm();
    await press(button(alertIn(dialog), 'Take Thu 19 Jun, 09:00 instead'));
    expect(dialog.textContent).toContain('Moves to Thu 19 Jun, 09:00.');
  });

  it('shows why a time is unavailable, and which is the current one', async () => {
    const { chooseDay, dialog } = await openMoveDialog({
      times: async () => [slot('10:00', 'away'), slot('10:30'), slot('11:00')],
    });
    await chooseDay('17 June 2025');
    const nameOf = (time: string) =>
      dialog.querySelector(`input[value="${time}"]`)?.getAttribute('aria-label');
    expect(nameOf('10:00')).toBe('10:00 to 10:45, no barber in');
    expect(nameOf('10:30')).toBe('10:30 to 11:15, your time now');
    expect(nameOf('11:00')).toBe('11:00 to 11:45');
  });

  it('shows the change made elsewhere, and continues from there', async () => {
    const asked: BookingChange[] = [];
    const { chooseDay, chooseTime, confirm, dialog, press, place, callbacks } =
      await openMoveDialog({
        upcoming: async () => (asked.length === 0 ? upcoming : [booking(elsewhere)]),
        async reschedule(move) {
          asked.push(move);
          if (asked.length === 1) throw changedTo(elsewhere);
          return booking({ date: move.date, time: move.time, revision: 5 });
        },
      });
    await chooseDay('18 June 2025');
    await chooseTime('11:30');
    await confirm();
    expect(alertIn(dialog).textContent).toContain('It is now on Thu 19 Jun, 12:00.');
    expect(place('b1').textContent).toContain('Thursday');
    await press(button(dialog, 'Go on'));
    await chooseTime('11:30');
    await confirm();
    expect(asked.map(({ revision }) => revision)).toEqual([0, 4]);
    expect(callbacks.onMoved).toHaveBeenCalledOnce();
  });

  it('shows that a booking no longer exists', async () => {
    const { chooseDay, chooseTime, confirm, dialog } = await openMoveDialog({
      reschedule: () => Promise.reject(changedTo({ status: 'cancelled' })),
    });
    await chooseDay('18 June 2025');
    await chooseTime('11:30');
    await confirm();
    expect(alertIn(dialog).textContent).toContain('It was cancelled elsewhere');
    expect(dialog.textContent).not.toContain('Move booking');
  });

  it('fetches again after times failed to load', async () => {
    let isDown = true;
    const { chooseDay, dialog, press } = await openMoveDialog({
      times: async () => {
        if (isDown) throw offline;
        return times;
      },
    });
    await chooseDay('18 June 2025');
    isDown = false;
    await press(button(dialog, 'Try again'));
    expect(dialog.querySelector('[role="radiogroup"]')).not.toBeNull();
  });
});
