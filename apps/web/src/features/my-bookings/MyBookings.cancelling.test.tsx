import { ServiceError } from '../../domain/failure.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { BookingChange, BookingCalls } from '../../testing/ports/booking-calls.ts';
import { alertIn, button, byWords, openDialog } from './testing/by-words.ts';
import { booking, upcoming } from './testing/fake-bookings.ts';
import { renderBookings } from './testing/render-bookings.tsx';
import { changedTo, conflict, elsewhere, never, offline } from './testing/refusals.ts';

// They load automatically; the test preloads them.
beforeAll(async () => {
  await import('./RescheduleDialog.tsx');
});

describe('cancelling', () => {
  async function openCancelDialog(port: Partial<BookingCalls> = {}) {
    const bookings = await renderBookings({ port });
    await bookings.press(button(bookings.place('b1'), 'Cancel'));
    const dialog = openDialog('Cancel this booking?');
    return { ...bookings, dialog, confirm: () => button(dialog, 'Cancel booking') };
  }

  it('asks for confirmation, focusing the button that keeps it', async () => {
    const cancel = vi.fn<BookingCalls['cancel']>();
    const { dialog, press, place } = await openCancelDialog({ cancel });
    expect(document.activeElement).toBe(button(dialog, 'Keep booking'));
    await press(button(dialog, 'Keep booking'));
    expect(cancel).not.toHaveBeenCalled();
    expect(place('b1').tagName).toBe('ARTICLE');
  });

  it('shows an undo note in place of the ticket, and focuses it', async () => {
    let list = upcoming;
    const { confirm, press, place, callbacks } = await openCancelDialog({
      upcoming: async () => list,
      cancel: async (change) => {
        list = upcoming.filter(({ id }) => id !== change.id);
        return booking({ status: 'cancelled', revision: 1 });
      },
      restore: async ({ revision }) => {
        list = upcoming;
        return booking({ revision: revision + 1 });
      },
      past: async () => ({
        bookings: list === upcoming ? [] : [booking({ status: 'cancelled', revision: 1 })],
        nextCursor: null,
      }),
    });
    await press(confirm());
    // The history has it too, and leaves it out while the note stands for it.
    expect(document.querySelectorAll('#booking-b1')).toHaveLength(1);
    expect(place('b1').textContent).toContain(
      'Cancelled: Atelier Aristotelous, Tue 17 Jun, 10:30.',
    );
    expect(document.activeElement).toBe(button(place('b1'), 'Undo'));
    expect(callbacks.onTitle).toHaveBeenCalledWith('My Bookings (1)');
    await press(button(place('b1'), 'Undo'));
    expect(place('b1').tagName).toBe('ARTICLE');
    expect(document.activeElement).toBe(place('b1'));
    expect(callbacks.onRestored).toHaveBeenCalledOnce();
  });

  it('is restored once, however often that is requested', async () => {
    const restore = vi.fn<BookingCalls['restore']>(never);
    const { confirm, press, place, callbacks } = await openCancelDialog({ restore });
    await press(confirm());
    await press(button(place('b1'), 'Undo'));
    const [, undo] = callbacks.onCancelled.mock.calls[0] ?? [];
    undo?.();
    expect(restore).toHaveBeenCalledOnce();
  });

  it.each([
    [offline, 'your booking is unchanged. There seems to be no connection.'],
    [new ServiceError({ kind: 'server' }), 'It could not be cancelled'],
    [conflict('too-late'), 'Less than 24 hours are left'],
    [conflict('wrong-state'), 'It was cancelled elsewhere, or is already over.'],
    [new ServiceError({ kind: 'rate-limited', retryAfter: 20 }), 'try again in 20 seconds'],
    [new ServiceError({ kind: 'unavailable' }), 'The service is temporarily unavailable.'],
  ])('shows why the booking is unchanged: %s', async (error, words) => {
    const { confirm, press, dialog, place } = await openCancelDialog({
      cancel: async () => {
        throw error;
      },
    });
    await press(confirm());
    expect(alertIn(dialog).textContent).toContain(words);
    expect(place('b1').tagName).toBe('ARTICLE');
  });

  it('retries as the same change', async () => {
    const keys: string[] = [];
    const cancel = async ({ idempotencyKey }: BookingChange) => {
      keys.push(idempotencyKey);
      if (keys.length === 1) throw offline;
      return booking({ status: 'cancelled', revision: 1 });
    };
    const { confirm, press, place } = await openCancelDialog({ cancel });
    await press(confirm());
    await press(confirm());
    expect(keys[1]).toBe(keys[0]);
    expect(place('b1').textContent).toContain('Cancelled');
  });

  it('shows the change made elsewhere, and continues with it', async () => {
    const asked: BookingChange[] = [];
    let list = upcoming;
    const { confirm, press, dialog, place } = await openCancelDialog({
      upcoming: async () => list,
      async cancel(change) {
        asked.push(change);
        list = [booking(elsewhere)];
        if (asked.length === 1) throw changedTo(elsewhere);
        list = [];
        return booking({ status: 'cancelled', revision: 5 });
      },
    });
    await press(confirm());
    expect(alertIn(dialog).textContent).toContain('It is now on Thu 19 Jun, 12:00.');
    expect(place('b1').textContent).toContain('Thursday');
    await press(confirm());
    expect(asked.map(({ revision }) => revision)).toEqual([0, 4]);
    expect(asked[0]?.idempotencyKey).not.toBe(asked[1]?.idempotencyKey);
    expect(place('b1').textContent).toContain('Cancelled');
  });

  it('cannot continue with a booking that was cancelled elsewhere', async () => {
    const { confirm, press, dialog } = await openCancelDialog({
      cancel: () => Promise.reject(changedTo({ status: 'cancelled' })),
    });
    await press(confirm());
    expect(alertIn(dialog).textContent).toContain('It was cancelled elsewhere');
    expect(confirm().getAttribute('aria-disabled')).toBe('true');
  });

  it('treats a booking restored elsewhere as restored', async () => {
    const { confirm, press, place, callbacks } = await openCancelDialog({
      restore: () => Promise.reject(changedTo({})),
    });
    await press(confirm());
    await press(button(place('b1'), 'Undo'));
    expect(place('b1').tagName).toBe('ARTICLE');
    expect(callbacks.onRestored).toHaveBeenCalledOnce();
  });

  it('offers another visit when the time was taken meanwhile', async () => {
    const { confirm, press, place, callbacks } = await openCancelDialog({
      restore: () => Promise.reject(conflict('slot-taken')),
    });
    await press(confirm());
    await press(button(place('b1'), 'Undo'));
    expect(place('b1').textContent).toContain('The time has been taken in the meantime.');
    expect(document.activeElement).toBe(byWords(place('b1'), 'a', 'Book Again'));
    expect(callbacks.onRestoreFailed).toHaveBeenCalledWith(
      booking({ status: 'cancelled', revision: 1 }),
      'taken',
    );
  });
});
