import { ServiceError } from '../../domain/failure.ts';
import { fireEvent } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { BookingCalls } from '../../testing/ports/booking-calls.ts';
import { alertIn, button, byWords } from './testing/by-words.ts';
import { booking, past } from './testing/fake-bookings.ts';
import { renderBookings } from './testing/render-bookings.tsx';

const offline = new ServiceError({ kind: 'offline' });

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

  it('show a rating that changed elsewhere before it is replaced', async () => {
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
