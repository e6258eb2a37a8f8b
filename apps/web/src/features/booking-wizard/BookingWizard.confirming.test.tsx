import { ServiceError } from '../../domain/failure.ts';
import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { dollars } from '../../shared/money.ts';
import { storedForm } from './booking-draft.ts';
import { answerFromOutside } from './testing/answer-from-outside.ts';
import { failures } from './testing/everything.ts';
import { booking, nearest, now, slots, slotsLater } from './testing/fake-salon.ts';
import { renderWizard } from './testing/render-wizard.tsx';
import { confirmName, draft, stored } from './testing/stored-draft.ts';

// The calendar loads automatically; the test preloads it.
beforeAll(async () => {
  await import('@salonica/ui/calendar');
});

describe('confirming', () => {
  async function atLastStep() {
    const wizard = await renderWizard({ stored, address: '/booking/01?step=location' });
    await wizard.slotQuestions.answer(slots);
    return wizard;
  }

  it('books once for two presses, and deletes the draft', async () => {
    const wizard = await atLastStep();
    const confirm = wizard.button(confirmName);
    await wizard.press(confirm);
    await wizard.press(confirm);
    expect(wizard.bookings.asked).toHaveLength(1);
    expect(wizard.bookings.asked[0]).toMatchObject({
      idempotencyKey: 'saved-key',
      total: dollars(70),
    });
    await answerFromOutside(wizard, {
      type: 'xstate.done.actor.confirmBooking',
      actorId: 'confirmBooking',
    });
    expect(wizard.callbacks.onFact).toHaveBeenCalledExactlyOnceWith({
      type: 'booking.confirmed',
      booking,
    });
    expect(wizard.drafts.has('01')).toBe(false);
  });

  it('refuses home without an address, in a message and at the field', async () => {
    const wizard = await atLastStep();
    await wizard.choose('location', 'home');
    const confirm = wizard.button(confirmName);
    expect(confirm.getAttribute('aria-disabled')).toBe('true');
    await wizard.press(confirm);
    expect(wizard.bookings.asked).toHaveLength(0);
    expect(wizard.callbacks.onFact).toHaveBeenCalledExactlyOnceWith({
      type: 'booking.refused',
      reason: 'address',
    });
    expect(screen.getByText('Home address is required for home service.')).toBeTruthy();
    expect(document.activeElement).toBe(wizard.control('[name="address"]'));
  });

  it('requires another time when another customer was faster', async () => {
    const wizard = await atLastStep();
    await wizard.press(wizard.button(confirmName));
    await wizard.bookings.refuse(failures.taken);
    await wizard.slotQuestions.answer(slotsLater);
    await wizard.press(wizard.button(confirmName));
    expect(wizard.callbacks.onFact).toHaveBeenCalledExactlyOnceWith({
      type: 'booking.refused',
      reason: 'incomplete',
    });
    expect(screen.getByText('10:00 was just taken')).toBeTruthy();
    await wizard.press(wizard.button('Book 11:30 instead'));
    await wizard.press(wizard.button(confirmName));
    expect(wizard.bookings.asked.map(({ time }) => time)).toEqual(['10:00', '11:30']);
  });

  it('reports a failure, and lets the visitor retry', async () => {
    const wizard = await atLastStep();
    await wizard.press(wizard.button(confirmName));
    await wizard.bookings.refuse(failures.outage);
    expect(wizard.callbacks.onFact).toHaveBeenCalledExactlyOnceWith({
      type: 'booking.failed',
      reason: 'server',
    });
    expect(screen.getByText('Your booking did not go through')).toBeTruthy();
    expect(screen.getByText(/Nothing was booked and nothing is lost/)).toBeTruthy();
    await wizard.press(wizard.button(confirmName));
    expect(wizard.bookings.asked).toHaveLength(2);
  });

  it('shows the same on the page and in a toast when the visitor is offline', async () => {
    const wizard = await atLastStep();
    await wizard.press(wizard.button(confirmName));
    await wizard.bookings.refuse(new ServiceError({ kind: 'offline' }));
    expect(wizard.callbacks.onFact).toHaveBeenCalledExactlyOnceWith({
      type: 'booking.failed',
      reason: 'offline',
    });
    expect(screen.getByText(/You seem to be offline/)).toBeTruthy();
  });

  it('offers the nearest times of the response, of other days too', async () => {
    const wizard = await atLastStep();
    await wizard.press(wizard.button(confirmName));
    const taken = new ServiceError({ kind: 'conflict', code: 'slot-taken', nearest });
    await wizard.bookings.refuse(taken);
    await wizard.slotQuestions.answer(slotsLater);
    await wizard.press(wizard.button('Book Tue 17 June, 10:00 with another barber'));
    await wizard.slotQuestions.answer(slots);
    await wizard.press(wizard.button(confirmName));
    expect(wizard.bookings.asked.at(-1)).toMatchObject({
      date: '2025-06-17',
      time: '10:00',
      barberId: null,
      total: dollars(65),
    });
  });

  it('shows both prices when the price has changed, and books at the new one', async () => {
    const wizard = await atLastStep();
    await wizard.press(wizard.button(confirmName));
    await wizard.bookings.refuse(failures.price);
    expect(screen.getByText(/It was \$70\.00 and is \$75\.00 now/)).toBeTruthy();
    expect(wizard.total()).toBe('$75.00');
    await wizard.press(wizard.button(confirmName));
    expect(wizard.bookings.asked.map(({ total }) => total)).toEqual([dollars(70), dollars(75)]);
  });

  it('shows how long to wait after too many attempts, and the end of the wait', async () => {
    const wizard = await atLastStep();
    await wizard.press(wizard.button(confirmName));
    await wizard.bookings.refuse(failures.rate);
    expect(screen.getByText(/You can confirm again in 40 seconds\./)).toBeTruthy();
    expect(wizard.button(confirmName).getAttribute('aria-disabled')).toBe('true');
    await wizard.press(wizard.button(confirmName));
    expect(wizard.bookings.asked).toHaveLength(1);
    await wizard.pass(40_000);
    expect(screen.queryByText(/You can confirm again/)).toBeNull();
    await wizard.press(wizard.button(confirmName));
    expect(wizard.bookings.asked).toHaveLength(2);
  });

  it.each([
    ['key', 'key', /An earlier attempt may have gone through/],
    ['many', 'many', /You have reached the limit of upcoming bookings/],
  ] as const)('names the obstacle: %s', async (name, reason, words) => {
    const wizard = await atLastStep();
    await wizard.press(wizard.button(confirmName));
    await wizard.bookings.refuse(failures[name]);
    expect(screen.getByText(words)).toBeTruthy();
    expect(wizard.callbacks.onFact).toHaveBeenCalledExactlyOnceWith({
      type: 'booking.failed',
      reason,
    });
  });

  it('redirects to signing in and back where the session has ended', async () => {
    const wizard = await atLastStep();
    await wizard.press(wizard.button(confirmName));
    await wizard.bookings.refuse(failures.session);
    expect(wizard.callbacks.onFact).toHaveBeenCalledExactlyOnceWith({
      type: 'booking.interrupted',
    });
    expect(wizard.link('Sign in').getAttribute('href')).toBe(
      '/signin?next=%2Fbooking%2F01%3Fstep%3Dlocation',
    );
    expect(JSON.stringify(wizard.drafts.get('01'))).toContain('saved-key');
  });

  it('keeps its key over a reload in the middle of the write', async () => {
    const wizard = await atLastStep();
    await wizard.press(wizard.button(confirmName));
    const reloaded = wizard.drafts.get('01');
    wizard.unmount();
    const again = await renderWizard({
      ...(reloaded === undefined ? {} : { stored: reloaded }),
      address: '/booking/01?step=location',
    });
    // The response was lost; now this very booking occupies the time.
    await again.slotQuestions.answer(slotsLater);
    await again.press(again.button(confirmName));
    expect(again.bookings.asked[0]?.idempotencyKey).toBe('saved-key');
  });

  it('deletes the draft of a booking that was left while it was sent', async () => {
    const wizard = await atLastStep();
    await wizard.press(wizard.button(confirmName));
    wizard.unmount();
    expect(wizard.drafts.has('01')).toBe(true);
    await answerFromOutside(wizard, {
      type: 'xstate.done.actor.confirmBooking',
      actorId: 'confirmBooking',
    });
    expect(wizard.drafts.has('01')).toBe(false);
  });

  it('keeps a draft that was begun while an earlier one was booked', async () => {
    const wizard = await atLastStep();
    await wizard.press(wizard.button(confirmName));
    wizard.unmount();
    wizard.drafts.set('01', storedForm({ draft, idempotencyKey: 'other-key', isSent: false }, now));
    await answerFromOutside(wizard, {
      type: 'xstate.done.actor.confirmBooking',
      actorId: 'confirmBooking',
    });
    expect(wizard.drafts.has('01')).toBe(true);
  });
});
