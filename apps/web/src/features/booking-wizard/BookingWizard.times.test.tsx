import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { dollars } from '../../shared/money.ts';
import { anyBarber } from './booking-draft.ts';
import { salon, salonOnly, slots, slotsAtHome, slotsLater, tuesday } from './testing/fake-salon.ts';
import { renderWizard } from './testing/render-wizard.tsx';
import { confirmName, stored } from './testing/stored-draft.ts';

// The calendar loads automatically; the test preloads it.
beforeAll(async () => {
  await import('@salonica/ui/calendar');
});

describe('any barber', () => {
  it('is the first choice, adds nothing and is left to the salon', async () => {
    const wizard = await renderWizard({ stored, address: '/booking/01?step=time' });
    await wizard.slotQuestions.answer(slots);
    const values = [...wizard.container.querySelectorAll<HTMLInputElement>('input[name="barber"]')];
    expect(values.map(({ value }) => value)).toEqual([anyBarber, 'nikos', 'sofia']);
    await wizard.choose('barber', anyBarber);
    await wizard.chooseTime('10:30');
    expect(wizard.total()).toBe('$65.00');
    await wizard.press(wizard.button('Continue'));
    await wizard.press(wizard.button(confirmName));
    expect(wizard.bookings.asked[0]).toMatchObject({ barberId: null, total: dollars(65) });
  });
});

describe('days and times', () => {
  it('show why they are unavailable', async () => {
    const wizard = await renderWizard({ stored });
    await wizard.press(wizard.button('Continue'));
    const day = (name: string) => wizard.control(`[data-part="day"][aria-label*="${name}"]`);
    expect(day('15 June 2025').getAttribute('aria-label')).toContain('closed on Sundays');
    expect(day('18 June 2025').getAttribute('aria-label')).toContain('fully booked');
    expect(day('18 June 2025').getAttribute('aria-disabled')).toBe('true');
    expect(day('17 June 2025').getAttribute('aria-label')).toContain('only 1 free time left');
    expect(day('17 June 2025').getAttribute('aria-disabled')).toBeNull();
  });

  it('show their end from the salon, and only those of the chosen barber', async () => {
    const wizard = await renderWizard({ stored, address: '/booking/01?step=time' });
    await wizard.slotQuestions.answer(slots);
    const names = [...wizard.container.querySelectorAll('[data-component="slot-grid"] input')].map(
      (input) => input.getAttribute('aria-label'),
    );
    expect(names).toEqual(['10:00 to 10:45', '11:30 to 12:15']);
    expect(
      wizard.control('[data-component="booking-summary"]').textContent.includes('10:00 – 10:45'),
    ).toBe(true);
  });

  it('show the end and the length with a barber who needs another time', async () => {
    const wizard = await renderWizard({
      stored,
      address: '/booking/01?step=time',
      salon: {
        ...salon,
        team: salon.team.map((barber) =>
          barber.id === 'nikos'
            ? { ...barber, ownMinutes: [{ serviceId: 'cut', minutes: 60 }] }
            : barber,
        ),
      },
    });
    await wizard.slotQuestions.answer(
      slots.map((slot) => ({ ...slot, ownEnds: [{ barberId: 'nikos', ends: '12:34' }] })),
    );
    const summary = wizard.control('[data-component="booking-summary"]');
    expect(summary.textContent).toContain('10:00 – 12:34');
    expect(summary.textContent).toContain('60 min');
    await wizard.choose('barber', 'sofia');
    expect(summary.textContent).toContain('10:00 – 10:45');
    expect(summary.textContent).toContain('45 min');
  });

  it('show that a barber is away, with their next free time', async () => {
    const wizard = await renderWizard({
      stored,
      address: '/booking/01?step=time',
      unavailable: [{ barberId: 'nikos', reason: 'away', next: { date: tuesday, time: '11:30' } }],
    });
    await wizard.slotQuestions.answer(
      slots.map((slot) => ({ ...slot, barberIds: slot.barberIds.filter((id) => id !== 'nikos') })),
    );
    expect(screen.getByText(/^Nikos Petridis does not work on this day\./)).toBeTruthy();
    expect(screen.getByText(/away on this day$/)).toBeTruthy();
    await wizard.press(wizard.button('Choose Tue'));
    await wizard.slotQuestions.answer(slots);
    expect(wizard.chosenTime()).toBe('11:30');
    expect(wizard.slotQuestions.asked.at(-1)?.query.date).toBe(tuesday);
    expect(screen.queryByText(/does not work on this day/)).toBeNull();
  });

  it('show that the salon is closed where it is', async () => {
    const wizard = await renderWizard({ stored, address: '/booking/01?step=time' });
    await wizard.slotQuestions.answer([]);
    expect(screen.getByText(/The salon is closed on this day/)).toBeTruthy();
  });

  it('change while the visitor looks, and a lost time is reported at once', async () => {
    const wizard = await renderWizard({ stored, address: '/booking/01?step=time' });
    await wizard.slotQuestions.answer(slots);
    await wizard.hear({ type: 'salon.changed', salonId: '01' });
    expect(wizard.chosenTime()).toBe('10:00');
    await wizard.slotQuestions.answer(slotsLater);
    expect(screen.getByRole('alert').textContent).toContain('10:00 was just taken');
    await wizard.press(wizard.button('Book 11:30 instead'));
    expect(wizard.heading()).toBe('Pick a time and a barber');
    await wizard.slotQuestions.answer(slotsLater);
    expect(wizard.chosenTime()).toBe('11:30');
  });

  it('change at the last step too, before anything is confirmed', async () => {
    const wizard = await renderWizard({ stored, address: '/booking/01?step=location' });
    await wizard.slotQuestions.answer(slots);
    await wizard.hear({ type: 'resumed' });
    await wizard.slotQuestions.answer(slotsLater);
    expect(screen.getByText('10:00 was just taken')).toBeTruthy();
    expect(wizard.bookings.asked).toHaveLength(0);
  });
});

describe('a visit at home', () => {
  it('is checked again with the travel time', async () => {
    const wizard = await renderWizard({ stored, address: '/booking/01?step=location' });
    await wizard.slotQuestions.answer(slots);
    await wizard.choose('location', 'home');
    expect(wizard.slotQuestions.asked.at(-1)?.query.location).toBe('home');
    await wizard.slotQuestions.answer(slotsAtHome);
    expect(screen.getByText('10:00 leaves no time to come to you')).toBeTruthy();
    await wizard.choose('location', 'salon');
    expect(screen.queryByText(/leaves no time/)).toBeNull();
    await wizard.slotQuestions.answer(slots);
    await wizard.press(wizard.button(confirmName));
    expect(wizard.bookings.asked[0]).toMatchObject({ time: '10:00', location: 'salon' });
  });

  it('is not offered by a salon without home visits', async () => {
    const address = '/booking/01?step=location';
    const wizard = await renderWizard({ stored, address, salon: salonOnly });
    expect(wizard.container.querySelectorAll('input[name="location"]')).toHaveLength(1);
    expect(screen.getByText('We expect you at the salon.')).toBeTruthy();
  });
});
