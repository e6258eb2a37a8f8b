import { ServiceError } from '../../domain/failure.ts';
import { act, screen } from '@testing-library/react';
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
