import { ServiceError } from '@salonica/contract/failure';
import { act, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { instantOf } from '../../shared/dates.ts';
import { type BookingsPort, type Change, ChangeRefused, type Rating } from './bookings-port.ts';
import { booking, past, times, upcoming } from './testing/fake-bookings.ts';
import { renderBookings } from './testing/render-bookings.tsx';

// They come by themselves; here they are there before they are looked for.
beforeAll(async () => {
  await import('./reschedule-dialog.tsx');
});

const offline = new ServiceError({ kind: 'offline' });
const athens = (date: string, time: string) => instantOf({ date, time }, 'Europe/Athens');
const never = () => new Promise<never>(() => undefined);

/** By the words it begins with: looking for roles costs more than everything else here together. */
function byWords(place: HTMLElement, selector: string, words: string): HTMLElement {
  const found = [...place.querySelectorAll<HTMLElement>(selector)].find((element) =>
    (element.getAttribute('aria-label') ?? element.textContent).startsWith(words),
  );
  if (found === undefined) throw new Error(`Not on the screen: ${selector} "${words}"`);
  return found;
}

const button = (place: HTMLElement, words: string) => byWords(place, 'button', words);

const alertIn = (place: HTMLElement) => byWords(place, '[role="alert"]', '');

const openDialog = (title: string) => byWords(document.body, 'dialog[open]', title);

describe('the tickets', () => {
  it('come in order of time, and are counted', async () => {
    const { told, container } = await renderBookings();
    const tickets = container.querySelectorAll('[data-variant="upcoming"][data-component]');
    expect([...tickets].map(({ id }) => id)).toEqual(['booking-b2', 'booking-b1']);
    expect(screen.getByText('Two chairs are waiting for you.')).toBeDefined();
    expect(told.onTitle).toHaveBeenLastCalledWith('My Bookings (2)');
  });

  it('say until when they can be changed, in the words of either language', async () => {
    const english = await renderBookings();
    expect(english.place('b1').textContent).toContain('Free to change until Mon 16 Jun, 10:30');
    english.unmount();
    const greek = await renderBookings({ language: 'el' });
    expect(greek.place('b1').textContent).toContain('Αλλαγή χωρίς χρέωση έως Δευ 16 Ιουν, 10:30');
  });

  it('keep their buttons with the reason once it is too late', async () => {
    const { place, press } = await renderBookings();
    for (const name of ['Reschedule', 'Cancel']) {
      const late = button(place('b2'), name);
      const reason = document.getElementById(late.getAttribute('aria-describedby') ?? '');
      expect(late.getAttribute('aria-disabled')).toBe('true');
      expect(reason?.textContent).toContain('Changes were free until Fri 13 Jun, 17:00.');
      await press(late);
      expect(document.querySelector('dialog')).toBeNull();
    }
  });

  it.each([
    ['10:30', 'Starting now', 'Your chair is held until 10:45.'],
    ['10:50', 'In progress', 'Until 11:15.'],
  ])('know at %s that they have begun', async (time, status, rule) => {
    const { place } = await renderBookings({ clock: { now: athens('2025-06-17', time) } });
    expect(place('b1').textContent).toContain(status);
    expect(place('b1').textContent).toContain(rule);
    expect(button(place('b1'), 'Cancel').getAttribute('aria-disabled')).toBe('true');
  });

  it('turn when the device wakes up after their time has come', async () => {
    const clock = { now: athens('2025-06-16', '10:30') };
    const { place } = await renderBookings({ clock });
    expect(button(place('b1'), 'Cancel').getAttribute('aria-disabled')).toBeNull();
    clock.now += 60_000;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(button(place('b1'), 'Cancel').getAttribute('aria-disabled')).toBe('true');
  });

  it('leave when they are over, and both lists are asked for again', async () => {
    const asked = vi.fn<BookingsPort['past']>(async () => ({ bookings: past, nextCursor: null }));
    const { container } = await renderBookings({
      clock: { now: athens('2025-06-14', '17:45') },
      port: { past: asked },
    });
    expect(container.querySelector('#booking-b2')).toBeNull();
    expect(screen.getByText('One chair is waiting for you.')).toBeDefined();
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it("tell the visitor's own time only where it differs", async () => {
    const here = await renderBookings();
    expect(here.container.textContent).not.toContain('on your clock');
    here.unmount();
    const there = await renderBookings({ visitorTimeZone: 'Europe/London' });
    expect(there.place('b1').textContent).toContain('10:30 at the salon is 08:30 on your clock.');
  });

  it('lead to the salon, but not to where the barber comes to', async () => {
    const { place } = await renderBookings();
    const way = byWords(place('b1'), 'a', 'Get Directions');
    expect(way.getAttribute('href')).toContain(
      encodeURIComponent('Atelier Aristotelous, 12 Aristotelous Square'),
    );
    expect(way.getAttribute('rel')).toBe('noopener noreferrer');
    expect(place('b2').textContent).not.toContain('Get Directions');
    expect(place('b2').textContent).toContain('At your address: 3 Egnatia Street');
  });

  it('take the focus when the address names them', async () => {
    const { place } = await renderBookings({ hash: '#booking-b1' });
    expect(document.activeElement).toBe(place('b1'));
  });
});

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

describe('past visits', () => {
  const star = (place: HTMLElement, words: string) => byWords(place, 'input', words);

  it('keep the stars that could not be saved, and save them on the second try', async () => {
    const saved: Rating[] = [];
    const { place, press } = await renderBookings({
      port: {
        async rate(rating) {
          saved.push(rating);
          if (saved.length === 1) throw offline;
        },
      },
    });
    await press(star(place('p2'), '4 stars'));
    expect(place('p2').textContent).toContain('Not saved.');
    expect(star(place('p2'), '4 stars').matches(':checked')).toBe(true);
    await press(button(place('p2'), 'Try again'));
    expect(place('p2').textContent).toContain('Saved');
    expect(saved[1]).toEqual(saved[0]);
    expect(place('p2').contains(document.activeElement)).toBe(true);
  });

  it('give their stars back', async () => {
    const rate = vi.fn<BookingsPort['rate']>(async () => undefined);
    const { place, press } = await renderBookings({ port: { rate } });
    await press(button(place('p1'), 'Clear'));
    expect(rate).toHaveBeenCalledWith(expect.objectContaining({ bookingId: 'p1', rating: null }));
    expect(place('p1').textContent).toContain('Rate this visit');
  });

  it('lead to the same visit again', async () => {
    const { place } = await renderBookings();
    const again = byWords(place('p1'), 'a', 'Book Again');
    expect(again.getAttribute('href')).toBe('/booking/01?service=0&barber=nikos');
  });

  it('come page by page, with the focus on the first new one', async () => {
    const older = booking({ id: 'p3', status: 'completed', date: '2025-03-01' });
    const { press, place } = await renderBookings({
      port: {
        past: async ({ cursor }) =>
          cursor === null
            ? { bookings: past, nextCursor: 'next' }
            : { bookings: [older], nextCursor: null },
      },
    });
    await press(button(document.body, 'Load More'));
    expect(place('p3').contains(document.activeElement)).toBe(true);
    expect(document.body.textContent).not.toContain('Load More');
  });

  it('stay when the next page does not come', async () => {
    const { press, place } = await renderBookings({
      port: {
        past: async ({ cursor }) => {
          if (cursor !== null) throw offline;
          return { bookings: past, nextCursor: 'next' };
        },
      },
    });
    await press(button(document.body, 'Load More'));
    expect(alertIn(document.body).textContent).toContain('did not load');
    expect(place('p1')).toBeDefined();
  });
});

describe('without bookings', () => {
  it('shows where to find one', async () => {
    const { told } = await renderBookings({
      port: { upcoming: async () => [], past: async () => ({ bookings: [], nextCursor: null }) },
    });
    expect(screen.getByRole('heading', { name: 'The bench is free' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Find Salons' }).getAttribute('href')).toBe('/salons');
    expect(screen.getByText(/Your visits will be listed here/)).toBeDefined();
    expect(told.onTitle).toHaveBeenLastCalledWith('My Bookings (0)');
  });

  it('says so for each list that did not load, and asks again', async () => {
    let isDown = true;
    const { press, place } = await renderBookings({
      port: {
        async upcoming() {
          if (isDown) throw offline;
          return upcoming;
        },
      },
    });
    expect(place('p1')).toBeDefined();
    const alert = alertIn(document.body);
    expect(alert.textContent).toContain('There seems to be no connection.');
    isDown = false;
    await press(button(alert, 'Try again'));
    await vi.waitFor(() => expect(place('b1')).toBeDefined());
  });

  it('holds their places meanwhile', async () => {
    const { container } = await renderBookings({ port: { upcoming: never, past: never } });
    const places = (variant: string) =>
      container.querySelectorAll(
        `[data-component="booking-ticket-skeleton"][data-variant="${variant}"]`,
      ).length;
    expect(places('upcoming')).toBe(2);
    expect(places('past')).toBe(5);
  });
});
