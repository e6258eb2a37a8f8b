import { ServiceError } from '../../domain/failure.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { instantOf } from '../../shared/dates.ts';
import type { BookingCalls } from '../../testing/ports/booking-calls.ts';
import { alertIn, button, byWords } from './testing/by-words.ts';
import { booking, past, upcoming } from './testing/fake-bookings.ts';
import { renderBookings } from './testing/render-bookings.tsx';

const offline = new ServiceError({ kind: 'offline' });
const athens = (date: string, time: string) => instantOf({ date, time }, 'Europe/Athens');
const never = () => new Promise<never>(() => undefined);

describe('the tickets', () => {
  it('come in order of time, and are counted', async () => {
    const { callbacks, container } = await renderBookings();
    const tickets = container.querySelectorAll('[data-variant="upcoming"][data-component]');
    expect([...tickets].map(({ id }) => id)).toEqual(['booking-b2', 'booking-b1']);
    expect(screen.getByText('Two chairs are waiting for you.')).toBeDefined();
    expect(callbacks.onTitle).toHaveBeenLastCalledWith('My Bookings (2)');
  });

  it('show their deadline for changes, in both languages', async () => {
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
  ])('detect at %s that they have begun', async (time, status, rule) => {
    const { place } = await renderBookings({ clock: { now: athens('2025-06-17', time) } });
    expect(place('b1').textContent).toContain(status);
    expect(place('b1').textContent).toContain(rule);
    expect(button(place('b1'), 'Cancel').getAttribute('aria-disabled')).toBe('true');
  });

  it('update when the device wakes up after their start', async () => {
    const clock = { now: athens('2025-06-16', '10:30') };
    const { place } = await renderBookings({ clock });
    expect(button(place('b1'), 'Cancel').getAttribute('aria-disabled')).toBeNull();
    clock.now += 60_000;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(button(place('b1'), 'Cancel').getAttribute('aria-disabled')).toBe('true');
  });

  it('are moved when they are over, and both lists are fetched again', async () => {
    const asked = vi.fn<BookingCalls['past']>(async () => ({ bookings: past, nextCursor: null }));
    const { container } = await renderBookings({
      clock: { now: athens('2025-06-14', '17:45') },
      port: { past: asked },
    });
    expect(container.querySelector('#booking-b2')).toBeNull();
    expect(screen.getByText('One chair is waiting for you.')).toBeDefined();
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it("show the visitor's own time only where it differs", async () => {
    const here = await renderBookings();
    expect(here.container.textContent).not.toContain('on your clock');
    here.unmount();
    const there = await renderBookings({ visitorTimeZone: 'Europe/London' });
    expect(there.place('b1').textContent).toContain('10:30 at the salon is 08:30 on your clock.');
  });

  it('link to the salon, but not for a home visit', async () => {
    const { place } = await renderBookings();
    const way = byWords(place('b1'), 'a', 'Get Directions');
    expect(way.getAttribute('href')).toContain(
      encodeURIComponent('Atelier Aristotelous, 12 Aristotelous Square'),
    );
    expect(way.getAttribute('rel')).toBe('noopener noreferrer');
    expect(place('b2').textContent).not.toContain('Get Directions');
    expect(place('b2').textContent).toContain('At your address: 3 Egnatia Street');
  });

  it('take the focus when the URL names them', async () => {
    const { place } = await renderBookings({ hash: '#booking-b1' });
    expect(document.activeElement).toBe(place('b1'));
  });
});

describe('past visits', () => {
  const star = (place: HTMLElement, words: string) => byWords(place, 'input', words);

  it('keep a rating that could not be saved, and save it on the second try', async () => {
    const saved: Parameters<BookingCalls['rate']>[0][] = [];
    const { place, press } = await renderBookings({
      port: {
        async rate(rating) {
          saved.push(rating);
          if (saved.length === 1) throw offline;
          return booking({ ...past[1], rating: rating.rating, revision: 1 });
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

  it('can lose their rating', async () => {
    const rate = vi.fn<BookingCalls['rate']>(async ({ rating }) =>
      booking({ ...past[0], rating, revision: 1 }),
    );
    const { place, press } = await renderBookings({ port: { rate } });
    await press(button(place('p1'), 'Clear'));
    expect(rate).toHaveBeenCalledWith(expect.objectContaining({ id: 'p1', rating: null }));
    expect(place('p1').textContent).toContain('Rate this visit');
  });

  it('link to the same visit again', async () => {
    const { place } = await renderBookings();
    const again = byWords(place('p1'), 'a', 'Book Again');
    expect(again.getAttribute('href')).toBe('/booking/01?service=0&barber=01-nikos&step=date');
  });

  it('come page by page, with the focus on the first new one', async () => {
    const older = booking({ id: 'p3', status: 'completed', date: '2025-03-01' });
    const { press, place } = await renderBookings({
      port: {
        past: async (cursor) =>
          cursor === null
            ? { bookings: past, nextCursor: 'next' }
            : { bookings: [older], nextCursor: null },
      },
    });
    await press(button(document.body, 'Load More'));
    expect(place('p3').contains(document.activeElement)).toBe(true);
    expect(document.body.textContent).not.toContain('Load More');
  });

  it('stay when the next page fails to load', async () => {
    const { press, place } = await renderBookings({
      port: {
        past: async (cursor) => {
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

describe('a review of a visit', () => {
  const field = () => byWords(document.body, 'textarea', '');

  it('requires a rating, and is saved with it', async () => {
    const rate = vi.fn<BookingCalls['rate']>(async ({ rating, review }) =>
      booking({ ...past[0], rating, review, revision: 1 }),
    );
    const { place, press } = await renderBookings({ port: { rate } });
    expect(place('p2').textContent).not.toContain('Add a review');
    await press(button(place('p1'), 'Add a review'));
    expect(document.activeElement).toBe(field());
    fireEvent.change(field(), { target: { value: '  A fine cut.  ' } });
    await press(button(place('p1'), 'Save review'));
    expect(rate).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'p1', rating: 5, review: 'A fine cut.' }),
    );
    expect(place('p1').querySelector('blockquote')?.textContent).toBe('A fine cut.');
    expect(document.activeElement).toBe(button(place('p1'), 'Edit your review'));
  });

  it('is not saved when it is discarded or unchanged', async () => {
    const rate = vi.fn<BookingCalls['rate']>();
    const { place, press } = await renderBookings({
      port: {
        rate,
        past: async () => ({
          bookings: [booking({ ...past[0], review: 'Good.' })],
          nextCursor: null,
        }),
      },
    });
    await press(button(place('p1'), 'Edit your review'));
    fireEvent.change(field(), { target: { value: 'Bad.' } });
    await press(button(place('p1'), 'Discard'));
    await press(button(place('p1'), 'Edit your review'));
    expect(field()).toHaveProperty('value', 'Good.');
    await press(button(place('p1'), 'Save review'));
    expect(rate).not.toHaveBeenCalled();
  });

  it('has the maximum length of a salon’s reviews', async () => {
    const { place, press } = await renderBookings();
    await press(button(place('p1'), 'Add a review'));
    expect(field().getAttribute('maxlength')).toBe('1000');
  });
});

describe('a visit that did not take place', () => {
  it.each([
    ['no_show', 'You did not come to this visit.'],
    ['cancelled', 'You cancelled this booking.'],
    ['salon_cancelled', 'The salon cancelled this booking.'],
  ] as const)('is not rated: %s', async (status, words) => {
    const visit = booking({ ...past[1], status });
    const { place } = await renderBookings({
      port: { past: async () => ({ bookings: [visit], nextCursor: null }) },
    });
    expect(place('p2').textContent).toContain(words);
    expect(place('p2').querySelector('input')).toBeNull();
    expect(place('p2').textContent).toContain('Book Again');
  });
});

describe('a change elsewhere', () => {
  it('is shown when it happens', async () => {
    let list = upcoming;
    const { place, elsewhere, settle } = await renderBookings({
      port: { upcoming: async () => list },
    });
    list = [booking({ date: '2025-06-19', time: '12:00', revision: 1 })];
    act(() => elsewhere.reconnect());
    await settle();
    expect(place('b1').textContent).toContain('Thursday');
    expect(document.querySelector('#booking-b2')).toBeNull();
  });

  it('of a rating is shown before it is replaced', async () => {
    const now = booking({ ...past[1], rating: 2, revision: 3 });
    const saved: Parameters<BookingCalls['rate']>[0][] = [];
    const { place, press } = await renderBookings({
      port: {
        async rate(rating) {
          saved.push(rating);
          if (saved.length === 1) throw new ServiceError({ kind: 'stale', booking: now });
          return booking({ ...now, rating: rating.rating, revision: 4 });
        },
      },
    });
    await press(byWords(place('p2'), 'input', '4 stars'));
    expect(alertIn(place('p2')).textContent).toContain(
      'Changed elsewhere to 2 stars in the meantime.',
    );
    await press(button(place('p2'), 'Save mine instead'));
    expect(saved.map(({ revision, rating }) => [revision, rating])).toEqual([
      [0, 4],
      [3, 4],
    ]);
    expect(saved[0]?.idempotencyKey).not.toBe(saved[1]?.idempotencyKey);
    expect(place('p2').textContent).toContain('Saved');
  });
});

describe('without bookings', () => {
  it('shows where to find one', async () => {
    const { callbacks } = await renderBookings({
      port: { upcoming: async () => [], past: async () => ({ bookings: [], nextCursor: null }) },
    });
    expect(screen.getByRole('heading', { name: 'The bench is free' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Find Salons' }).getAttribute('href')).toBe('/salons');
    expect(screen.getByText(/Your visits will be listed here/)).toBeDefined();
    expect(callbacks.onTitle).toHaveBeenLastCalledWith('My Bookings (0)');
  });

  it('reports each list that failed to load, and retries', async () => {
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

  it('shows skeletons meanwhile', async () => {
    const { container } = await renderBookings({ port: { upcoming: never, past: never } });
    const places = (variant: string) =>
      container.querySelectorAll(
        `[data-component="booking-ticket-skeleton"][data-variant="${variant}"]`,
      ).length;
    expect(places('upcoming')).toBe(2);
    expect(places('past')).toBe(5);
  });
});
