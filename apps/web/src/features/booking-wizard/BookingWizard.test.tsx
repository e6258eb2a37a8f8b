import { ServiceError } from '../../domain/failure.ts';
import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { dollars } from '../../shared/money.ts';
import { anyBarber, emptyDraft } from './booking-draft.ts';
import { storedForm } from './kept-draft.ts';
import { answerFromOutside } from './testing/answer-from-outside.ts';
import { failures } from './testing/everything.ts';
import {
  booking,
  monday,
  nearest,
  now,
  salon,
  salonOnly,
  slots,
  slotsAtHome,
  slotsLater,
} from './testing/fake-salon.ts';
import { renderWizard } from './testing/render-wizard.tsx';

// The calendar comes by itself; here it is there before it is looked for.
beforeAll(async () => {
  await import('@salonica/ui/calendar');
});

const confirmName = 'Confirm Booking';

const draft = { ...emptyDraft, serviceId: 'cut', date: monday, time: '10:00', barberId: 'nikos' };
const stored = storedForm({ draft, idempotencyKey: 'kept-key', isSent: false }, now);

describe('the way through the browser', () => {
  it('goes back and forward one step at a time', async () => {
    const wizard = await renderWizard({ stored });
    await wizard.slotQuestions.answer(slots);
    const seen: (string | null)[] = [];
    for (const name of ['Continue', 'Continue', 'Continue']) {
      await wizard.press(wizard.button(name));
    }
    for (const delta of [-1, -1, -1, 1, 1, 1]) {
      await wizard.history(delta);
      seen.push(wizard.heading());
    }
    expect(seen).toEqual([
      'Pick a time and a barber',
      'Choose a date',
      'Choose a service',
      'Choose a date',
      'Pick a time and a barber',
      'Where shall we meet?',
    ]);
  });

  it('leaves no copies behind when the page’s own Back is used', async () => {
    const wizard = await renderWizard({ stored });
    await wizard.slotQuestions.answer(slots);
    await wizard.press(wizard.button('Continue'));
    await wizard.press(wizard.button('Continue'));
    await wizard.press(wizard.button('Back'));
    expect(wizard.search()).toBe('?step=date');
    await wizard.history(-1);
    expect(wizard.heading()).toBe('Choose a service');
    await wizard.history(2);
    expect(wizard.heading()).toBe('Pick a time and a barber');
  });

  it('ignores a second Back while the browser is still navigating', async () => {
    const wizard = await renderWizard({ stored });
    await wizard.slotQuestions.answer(slots);
    await wizard.press(wizard.button('Continue'));
    await wizard.press(wizard.button('Continue'));
    // A browser takes its time to go back.
    const navigate = vi.spyOn(wizard.router, 'navigate').mockResolvedValue();
    await wizard.press(wizard.button('Back'));
    await wizard.press(wizard.button('Back'));
    expect(navigate.mock.calls).toEqual([[-1]]);
    expect(wizard.heading()).toBe('Choose a date');
    navigate.mockRestore();
    await wizard.history(-1);
    expect(wizard.search()).toBe('?step=date');
    await wizard.press(wizard.button('Back'));
    expect(wizard.heading()).toBe('Choose a service');
    expect(wizard.search()).toBe('');
  });

  it('discards everything even while the browser is navigating', async () => {
    const wizard = await renderWizard({ stored });
    await wizard.slotQuestions.answer(slots);
    await wizard.press(wizard.button('Continue'));
    await wizard.press(wizard.button('Continue'));
    const navigate = vi.spyOn(wizard.router, 'navigate').mockResolvedValue();
    await wizard.press(wizard.button('Back'));
    await wizard.clearAllDrafts();
    expect(wizard.heading()).toBe('Choose a service');
    navigate.mockRestore();
    await wizard.history(-1);
    expect(wizard.heading()).toBe('Choose a service');
    expect(wizard.search()).not.toContain('date');
  });

  it('stays at its step after a reload', async () => {
    const wizard = await renderWizard({ stored, address: '/booking/01?step=location' });
    expect(wizard.heading()).toBe('Where shall we meet?');
    expect(wizard.search()).toBe('?step=location');
  });

  it('takes a question that was aborted for no failure', async () => {
    const address = '/booking/01?step=time';
    const wizard = await renderWizard({ stored, address, strict: true });
    expect(wizard.slotQuestions.asked.length).toBeGreaterThan(1);
    await wizard.slotQuestions.answer(slots);
    expect(wizard.chosenTime()).toBe('10:00');
    expect(screen.queryByText('The free times could not be loaded.')).toBeNull();
  });

  it('does not jump ahead by address', async () => {
    const wizard = await renderWizard({ address: '/booking/01?step=location' });
    expect(wizard.heading()).toBe('Choose a service');
    expect(wizard.search()).toBe('');
    const half = storedForm(
      { draft: { ...draft, time: null, barberId: null }, idempotencyKey: 'k', isSent: false },
      now,
    );
    wizard.unmount();
    const second = await renderWizard({ stored: half, address: '/booking/01?step=location' });
    expect(second.heading()).toBe('Pick a time and a barber');
    expect(second.search()).toBe('?step=time');
  });

  it('opens with the service of a link, and lets go of the link when another is chosen', async () => {
    const wizard = await renderWizard({ address: '/booking/01?service=1' });
    expect(wizard.chosen('service')).toBe('color');
    expect(wizard.search()).toBe('?service=1');
    await wizard.choose('service', 'cut');
    expect(wizard.search()).toBe('');
    expect(wizard.chosen('service')).toBe('cut');
  });

  it('opens filled in by a link to the same visit again', async () => {
    const wizard = await renderWizard({ address: '/booking/01?service=1&barber=sofia' });
    expect(wizard.chosen('service')).toBe('color');
    await wizard.press(wizard.button('Continue'));
    await wizard.chooseDay('16 June 2025');
    await wizard.press(wizard.button('Continue'));
    expect(wizard.chosen('barber')).toBe('sofia');
  });

  it('titles every step', async () => {
    const wizard = await renderWizard({ stored });
    expect(wizard.told.onTitle).toHaveBeenLastCalledWith('Step 1 of 4: Choose a service');
    await wizard.press(wizard.button('Continue'));
    expect(wizard.told.onTitle).toHaveBeenLastCalledWith('Step 2 of 4: Choose a date');
  });
});

describe('for a screen reader', () => {
  it('puts the focus on the heading of a new step', async () => {
    const wizard = await renderWizard({ stored });
    expect(document.activeElement?.tagName).toBe('BODY');
    await wizard.press(wizard.button('Continue'));
    expect(document.activeElement).toBe(wizard.control('h1'));
  });

  it('puts the focus on the first missing choice, at each attempt', async () => {
    const wizard = await renderWizard();
    await wizard.press(wizard.button('Continue'));
    const [first] = wizard.container.querySelectorAll('input[name="service"]');
    expect(document.activeElement).toBe(first);
    expect(screen.getByText('Choose a service to continue.')).toBeTruthy();
    wizard.button('Continue').focus();
    await wizard.press(wizard.button('Continue'));
    expect(document.activeElement).toBe(first);
  });

  it('says the visitor’s own time only where the clocks differ', async () => {
    const here = await renderWizard({ stored, address: '/booking/01?step=time' });
    await here.slotQuestions.answer(slots);
    expect(screen.getByText(/Times shown in your local time\./)).toBeTruthy();
    expect(screen.queryByText(/on your clock/)).toBeNull();
    here.unmount();
    const away = await renderWizard({
      stored,
      address: '/booking/01?step=time',
      visitorTimeZone: 'America/New_York',
    });
    await away.slotQuestions.answer(slots);
    expect(screen.getByText('10:00 at the salon is 03:00 on your clock.')).toBeTruthy();
    expect(screen.getByText(/local time of the salon/)).toBeTruthy();
  });
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
      idempotencyKey: 'kept-key',
      total: dollars(70),
    });
    await answerFromOutside(wizard, {
      type: 'xstate.done.actor.confirmBooking',
      actorId: 'confirmBooking',
    });
    expect(wizard.told.onConfirmed).toHaveBeenCalledExactlyOnceWith(booking);
    expect(wizard.drafts.has('01')).toBe(false);
  });

  it('refuses home without an address, in words and at the field', async () => {
    const wizard = await atLastStep();
    await wizard.choose('location', 'home');
    const confirm = wizard.button(confirmName);
    expect(confirm.getAttribute('aria-disabled')).toBe('true');
    await wizard.press(confirm);
    expect(wizard.bookings.asked).toHaveLength(0);
    expect(wizard.told.onRefused).toHaveBeenCalledExactlyOnceWith('address');
    expect(screen.getByText('Home address is required for home service.')).toBeTruthy();
    expect(document.activeElement).toBe(wizard.control('[name="address"]'));
  });

  it('asks for a time again when another customer was faster', async () => {
    const wizard = await atLastStep();
    await wizard.press(wizard.button(confirmName));
    await wizard.bookings.refuse(failures.taken);
    await wizard.slotQuestions.answer(slotsLater);
    await wizard.press(wizard.button(confirmName));
    expect(wizard.told.onRefused).toHaveBeenCalledExactlyOnceWith('incomplete');
    expect(screen.getByText('10:00 was just taken')).toBeTruthy();
    await wizard.press(wizard.button('Book 11:30 instead'));
    await wizard.press(wizard.button(confirmName));
    expect(wizard.bookings.asked.map(({ time }) => time)).toEqual(['10:00', '11:30']);
  });

  it('says when it did not work, and lets the visitor try again', async () => {
    const wizard = await atLastStep();
    await wizard.press(wizard.button(confirmName));
    await wizard.bookings.refuse(failures.outage);
    expect(wizard.told.onFailed).toHaveBeenCalledExactlyOnceWith('server');
    expect(screen.getByText('Your booking did not go through')).toBeTruthy();
    expect(screen.getByText(/Nothing was booked and nothing is lost/)).toBeTruthy();
    await wizard.press(wizard.button(confirmName));
    expect(wizard.bookings.asked).toHaveLength(2);
  });

  it('says the same to the page and on it when the visitor is offline', async () => {
    const wizard = await atLastStep();
    await wizard.press(wizard.button(confirmName));
    await wizard.bookings.refuse(new ServiceError({ kind: 'offline' }));
    expect(wizard.told.onFailed).toHaveBeenCalledExactlyOnceWith('offline');
    expect(screen.getByText(/You seem to be offline/)).toBeTruthy();
  });

  it('offers the nearest times that the salon names, of other days too', async () => {
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

  it('says how long to wait after too many attempts, and when the wait is over', async () => {
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
    ['many', 'many', /As a guest you can have only a few upcoming bookings/],
  ] as const)('names the obstacle: %s', async (name, reason, words) => {
    const wizard = await atLastStep();
    await wizard.press(wizard.button(confirmName));
    await wizard.bookings.refuse(failures[name]);
    expect(screen.getByText(words)).toBeTruthy();
    expect(wizard.told.onFailed).toHaveBeenCalledExactlyOnceWith(reason);
  });

  it('leads to signing in and back where the session has ended', async () => {
    const wizard = await atLastStep();
    await wizard.press(wizard.button(confirmName));
    await wizard.bookings.refuse(failures.session);
    expect(wizard.told.onInterrupted).toHaveBeenCalledOnce();
    expect(wizard.link('Sign in').getAttribute('href')).toBe(
      '/signin?next=%2Fbooking%2F01%3Fstep%3Dlocation',
    );
    expect(JSON.stringify(wizard.drafts.get('01'))).toContain('kept-key');
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
    // The answer was lost; by now the time is taken, by this very booking.
    await again.slotQuestions.answer(slotsLater);
    await again.press(again.button(confirmName));
    expect(again.bookings.asked[0]?.idempotencyKey).toBe('kept-key');
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

  it('leaves a draft alone that was begun while an earlier one was booked', async () => {
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
  it('say why they cannot be chosen', async () => {
    const wizard = await renderWizard({ stored });
    await wizard.press(wizard.button('Continue'));
    const day = (name: string) => wizard.control(`[data-part="day"][aria-label*="${name}"]`);
    expect(day('15 June 2025').getAttribute('aria-label')).toContain('closed on Sundays');
    expect(day('18 June 2025').getAttribute('aria-label')).toContain('fully booked');
    expect(day('18 June 2025').getAttribute('aria-disabled')).toBe('true');
    expect(day('17 June 2025').getAttribute('aria-label')).toContain('only 1 free time left');
    expect(day('17 June 2025').getAttribute('aria-disabled')).toBeNull();
  });

  it('end when the salon reports it, and name what the chosen barber lacks', async () => {
    const wizard = await renderWizard({ stored, address: '/booking/01?step=time' });
    await wizard.slotQuestions.answer(slots);
    const names = [...wizard.container.querySelectorAll('[data-component="slot-grid"] input')].map(
      (input) => input.getAttribute('aria-label'),
    );
    expect(names).toEqual([
      '10:00 to 10:45',
      '10:30 to 11:15, not with Nikos Petridis',
      '11:00 to 11:45, not with Nikos Petridis',
      '11:30 to 12:15',
    ]);
    expect(
      wizard.control('[data-component="booking-summary"]').textContent.includes('10:00 – 10:45'),
    ).toBe(true);
  });

  it('say that the salon is closed where it is', async () => {
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
  it('is looked at again with the way there', async () => {
    const wizard = await renderWizard({ stored, address: '/booking/01?step=location' });
    await wizard.slotQuestions.answer(slots);
    await wizard.choose('location', 'home');
    expect(wizard.slotQuestions.asked.at(-1)?.location).toBe('home');
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

describe('a signed-out visitor', () => {
  const asGuest = async () => {
    const wizard = await renderWizard({
      stored,
      address: '/booking/01?step=location',
      isGuest: true,
    });
    await wizard.slotQuestions.answer(slots);
    return wizard;
  };

  it('may give name and e-mail for the confirmation, and reads the benefits of signing in', async () => {
    const wizard = await asGuest();
    expect(screen.getByText(/Sign in to keep this booking in My Bookings/)).toBeTruthy();
    const field = (name: string) => wizard.control(`[name="${name}"]`);
    expect(field('guestName').getAttribute('autocomplete')).toBe('name');
    expect(field('guestEmail').getAttribute('autocomplete')).toBe('email');
    await wizard.type('guestName', 'Eleni');
    await wizard.type('guestEmail', 'eleni@salonica.example');
    await wizard.press(wizard.button(confirmName));
    expect(wizard.bookings.asked[0]?.guest).toEqual({
      name: 'Eleni',
      email: 'eleni@salonica.example',
    });
  });

  it('has to correct an e-mail address that is none', async () => {
    const wizard = await asGuest();
    await wizard.type('guestEmail', 'eleni');
    await wizard.press(wizard.button(confirmName));
    expect(wizard.bookings.asked).toHaveLength(0);
    expect(wizard.told.onRefused).toHaveBeenCalledExactlyOnceWith('email');
    expect(document.activeElement).toBe(wizard.control('[name="guestEmail"]'));
    await wizard.type('guestEmail', '');
    await wizard.press(wizard.button(confirmName));
    expect(wizard.bookings.asked).toHaveLength(1);
  });

  it('is asked for nothing more once signed in', async () => {
    const wizard = await renderWizard({ stored, address: '/booking/01?step=location' });
    expect(wizard.container.querySelector('[name="guestEmail"]')).toBeNull();
  });
});

it('says until when a booking can be changed, before it is made', async () => {
  await renderWizard({ stored, address: '/booking/01?step=location' });
  expect(screen.getByText('Free to change until Sun 15 June, 10:00.')).toBeTruthy();
  expect(screen.getByText('Your chair is kept for 15 minutes if you are late.')).toBeTruthy();
});

it('says that a booking close to its start cannot be changed', async () => {
  const policy = { ...salon.policy, noticeMinutes: 72 * 60 };
  await renderWizard({
    stored,
    address: '/booking/01?step=location',
    salon: { ...salon, policy },
  });
  expect(screen.getByText(/It begins within 72 hours/)).toBeTruthy();
});

describe('a draft', () => {
  it('names the dropped choice, and links to its step', async () => {
    const wizard = await renderWizard({ stored });
    await wizard.slotQuestions.answer(slotsLater);
    expect(
      screen.getByText(/10:00 is not free for these choices\. Choose another time\./),
    ).toBeTruthy();
    await wizard.press(wizard.link('Go to Time & Barber'));
    expect(wizard.heading()).toBe('Pick a time and a barber');
    await wizard.chooseTime('11:30');
    expect(screen.queryByText(/is not free for these choices/)).toBeNull();
  });

  it('is written after a pause, and begins again when all are forgotten', async () => {
    const wizard = await renderWizard({ address: '/booking/01?service=0' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      await wizard.press(wizard.button('Continue'));
      await wizard.chooseDay('16 June 2025');
      vi.advanceTimersByTime(300);
      expect(JSON.stringify(wizard.drafts.get('01'))).toContain(monday);
      await wizard.clearAllDrafts();
      expect(wizard.heading()).toBe('Choose a service');
      expect(wizard.chosen('service')).toBeNull();
      expect(wizard.search()).toBe('');
      expect(wizard.drafts.has('01')).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });
});

it('speaks Greek', async () => {
  const wizard = await renderWizard({ language: 'el', stored, address: '/booking/01?step=time' });
  await wizard.slotQuestions.answer(slots);
  expect(wizard.heading()).toBe('Επιλέξτε ώρα και κομμωτή');
  expect(screen.getByText(/Δευτέρα, 16 Ιουνίου 2025/)).toBeTruthy();
  expect(wizard.total()).toBe('70,00\u00a0$');
});
