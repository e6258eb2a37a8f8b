import { ServiceError } from '../../domain/failure.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type BookingsPort,
  type Change,
  ChangeRefused,
} from '../../domain/ports/old/bookings-port.ts';
import { alertIn, button, byWords, openDialog } from './testing/by-words.ts';
import { booking, times, upcoming } from './testing/fake-bookings.ts';
import { renderBookings } from './testing/render-bookings.tsx';

// They come by themselves; here they are there before they are looked for.
beforeAll(async () => {
  await import('./reschedule-dialog.tsx');
});

const offline = new ServiceError({ kind: 'offline' });
const never = () => new Promise<never>(() => undefined);

describe('cancelling', () => {
  async function askToCancel(port: Partial<BookingsPort> = {}) {
    const bookings = await renderBookings({ port });
    await bookings.press(button(bookings.place('b1'), 'Cancel'));
    const dialog = openDialog('Cancel this booking?');
    return { ...bookings, dialog, confirm: () => button(dialog, 'Cancel booking') };
  }

  it('asks first, with what keeps it at hand', async () => {
    const cancel = vi.fn<BookingsPort['cancel']>(async () => undefined);
    const { dialog, press, place } = await askToCancel({ cancel });
    expect(document.activeElement).toBe(button(dialog, 'Keep booking'));
    await press(button(dialog, 'Keep booking'));
    expect(cancel).not.toHaveBeenCalled();
    expect(place('b1').tagName).toBe('ARTICLE');
  });

  it('puts the way back where the ticket was, and the focus on it', async () => {
    let list = upcoming;
    const { confirm, press, place, told } = await askToCancel({
      upcoming: async () => list,
      cancel: async ({ bookingId }) => {
        list = upcoming.filter(({ id }) => id !== bookingId);
      },
      restore: async () => {
        list = upcoming;
      },
    });
    await press(confirm());
    expect(place('b1').textContent).toContain(
      'Cancelled: Atelier Aristotelous, Tue 17 Jun, 10:30.',
    );
    expect(document.activeElement).toBe(button(place('b1'), 'Undo'));
    expect(told.onTitle).toHaveBeenCalledWith('My Bookings (1)');
    await press(button(place('b1'), 'Undo'));
    expect(place('b1').tagName).toBe('ARTICLE');
    expect(document.activeElement).toBe(place('b1'));
    expect(told.onRestored).toHaveBeenCalledOnce();
  });

  it('is taken back once, however often that is asked for', async () => {
    const restore = vi.fn<BookingsPort['restore']>(never);
    const { confirm, press, place, told } = await askToCancel({ restore });
    await press(confirm());
    await press(button(place('b1'), 'Undo'));
    const [, undo] = told.onCancelled.mock.calls[0] ?? [];
    undo?.();
    expect(restore).toHaveBeenCalledOnce();
  });

  it.each([
    [offline, 'You seem to be offline'],
    [new ServiceError({ kind: 'server' }), 'It could not be cancelled'],
    [new ChangeRefused('too-late'), 'Less than 24 hours are left'],
  ])('says why the booking stands: %s', async (error, words) => {
    const { confirm, press, dialog, place } = await askToCancel({
      cancel: async () => {
        throw error;
      },
    });
    await press(confirm());
    expect(alertIn(dialog).textContent).toContain(words);
    expect(place('b1').tagName).toBe('ARTICLE');
  });

  it('tries again as the same change', async () => {
    const keys: string[] = [];
    const cancel = async ({ idempotencyKey }: Change) => {
      keys.push(idempotencyKey);
      if (keys.length === 1) throw offline;
    };
    const { confirm, press, place } = await askToCancel({ cancel });
    await press(confirm());
    await press(confirm());
    expect(keys[1]).toBe(keys[0]);
    expect(place('b1').textContent).toContain('Cancelled');
  });

  it('offers another visit when the time is gone meanwhile', async () => {
    const { confirm, press, place, told } = await askToCancel({
      restore: () => Promise.reject(new ChangeRefused('taken')),
    });
    await press(confirm());
    await press(button(place('b1'), 'Undo'));
    expect(place('b1').textContent).toContain('Somebody else has the time by now.');
    expect(document.activeElement).toBe(byWords(place('b1'), 'a', 'Book Again'));
    expect(told.onRestoreFailed).toHaveBeenCalledWith(booking(), 'taken');
  });
});

describe('moving', () => {
  async function askToMove(port: Partial<BookingsPort> = {}) {
    const bookings = await renderBookings({ port });
    await bookings.press(button(bookings.place('b1'), 'Reschedule'));
    const dialog = await vi.waitFor(() => openDialog('Move your booking'));
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

  it('shows the new time, says where it came from, and takes the focus along', async () => {
    const reschedule = vi.fn<BookingsPort['reschedule']>(async () => undefined);
    const moved = booking({ date: '2025-06-18', time: '16:00' });
    let list = upcoming;
    const { chooseDay, chooseTime, confirm, place, told, dialog } = await askToMove({
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
      expect.objectContaining({ bookingId: 'b1', date: '2025-06-18', time: '16:00' }),
    );
    expect(place('b1').textContent).toContain('Moved here from Tue 17 Jun, 10:30.');
    expect(place('b1').textContent).toContain('Free to change until Tue 17 Jun, 16:00');
    expect(document.activeElement).toBe(place('b1'));
    expect(told.onMoved).toHaveBeenCalledWith(booking(), { date: '2025-06-18', time: '16:00' });
  });

  it('does not go to a Sunday, the past or beyond thirty days', async () => {
    const asked = vi.fn<BookingsPort['times']>(async () => times);
    const { chooseDay, dialog } = await askToMove({ times: asked });
    await chooseDay('15 June 2025');
    await chooseDay('13 June 2025');
    expect(asked).not.toHaveBeenCalled();
    expect(button(dialog, 'Move booking').getAttribute('aria-disabled')).toBe('true');
  });

  it('warns of a time that cannot be changed again', async () => {
    const { chooseDay, chooseTime, dialog } = await askToMove();
    await chooseDay('14 June 2025');
    await chooseTime('16:00');
    expect(dialog.textContent).toContain('it can no longer be changed after that');
  });

  it('keeps the day when the time is gone, and offers the nearest', async () => {
    let answer = times;
    const { chooseDay, chooseTime, confirm, dialog, press } = await askToMove({
      times: async () => answer,
      reschedule: () => Promise.reject(new ChangeRefused('taken')),
    });
    await chooseDay('18 June 2025');
    await chooseTime('11:30');
    answer = times.map((known) => ({ ...known, isFree: known.isFree && known.time !== '11:30' }));
    await confirm();
    const alert = alertIn(dialog);
    expect(alert.textContent).toContain('11:30 was just taken');
    const offered = [...alert.querySelectorAll('button')].map(({ textContent }) => textContent);
    expect(offered).toEqual(['Take 10:00 instead', 'Take 16:00 instead']);
    await press(button(alert, 'Take 10:00 instead'));
    expect(dialog.textContent).toContain('Moves to Wed 18 Jun, 10:00.');
  });

  it('keeps the choice when the network fails', async () => {
    const { chooseDay, chooseTime, confirm, dialog } = await askToMove({
      reschedule: () => Promise.reject(offline),
    });
    await chooseDay('18 June 2025');
    await chooseTime('11:30');
    await confirm();
    expect(alertIn(dialog).textContent).toContain('You seem to be offline');
    expect(dialog.querySelector<HTMLInputElement>('input:checked')?.value).toBe('11:30');
  });

  it('asks again for times that did not come', async () => {
    let isDown = true;
    const { chooseDay, dialog, press } = await askToMove({
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
