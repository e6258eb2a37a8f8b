import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { storedForm } from './booking-draft.ts';
import { monday, now, salon, slots, slotsLater } from './testing/fake-salon.ts';
import { renderWizard } from './testing/render-wizard.tsx';
import { confirmName, draft, stored } from './testing/stored-draft.ts';

// The calendar loads automatically; the test preloads it.
beforeAll(async () => {
  await import('@salonica/ui/calendar');
});

describe('the browser history', () => {
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

  it('adds no duplicate entries when the page’s own Back is used', async () => {
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
    // Going back is asynchronous in browsers.
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

  it('does not treat an aborted query as a failure', async () => {
    const address = '/booking/01?step=time';
    const wizard = await renderWizard({ stored, address, strict: true });
    expect(wizard.slotQuestions.asked.length).toBeGreaterThan(1);
    await wizard.slotQuestions.answer(slots);
    expect(wizard.chosenTime()).toBe('10:00');
    expect(screen.queryByText('The free times could not be loaded.')).toBeNull();
  });

  it('does not skip steps by URL', async () => {
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

  it('opens with the service of a link, and drops the link when another is chosen', async () => {
    const wizard = await renderWizard({ address: '/booking/01?service=1' });
    expect(wizard.chosen('service')).toBe('color');
    expect(wizard.search()).toBe('?service=1');
    await wizard.choose('service', 'cut');
    expect(wizard.search()).toBe('');
    expect(wizard.chosen('service')).toBe('cut');
  });

  it('opens with all choices for a link to the same visit again', async () => {
    const wizard = await renderWizard({ address: '/booking/01?service=1&barber=sofia' });
    expect(wizard.chosen('service')).toBe('color');
    await wizard.press(wizard.button('Continue'));
    await wizard.chooseDay('16 June 2025');
    await wizard.press(wizard.button('Continue'));
    expect(wizard.chosen('barber')).toBe('sofia');
  });

  it('titles every step', async () => {
    const wizard = await renderWizard({ stored });
    expect(wizard.callbacks.onTitle).toHaveBeenLastCalledWith('Step 1 of 4: Choose a service');
    await wizard.press(wizard.button('Continue'));
    expect(wizard.callbacks.onTitle).toHaveBeenLastCalledWith('Step 2 of 4: Choose a date');
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

  it('shows the visitor’s own time only where the clocks differ', async () => {
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

  it('gives a name and a contact, and reads the benefits of signing in', async () => {
    const wizard = await asGuest();
    expect(screen.getByText(/Sign in to keep this booking in My Bookings/)).toBeTruthy();
    const field = (name: string) => wizard.control(`[name="${name}"]`);
    expect(field('guestName').getAttribute('autocomplete')).toBe('name');
    expect(field('guestContact').getAttribute('autocomplete')).toBe('email');
    await wizard.type('guestName', 'Eleni');
    await wizard.type('guestContact', 'eleni@salonica.example');
    await wizard.press(wizard.button(confirmName));
    expect(wizard.bookings.asked[0]?.guest).toEqual({
      name: 'Eleni',
      email: 'eleni@salonica.example',
    });
  });

  it('has to give both, the first missing one first, and loses nothing', async () => {
    const wizard = await asGuest();
    await wizard.type('guestContact', 'eleni');
    await wizard.press(wizard.button(confirmName));
    expect(wizard.callbacks.onFact).toHaveBeenLastCalledWith({
      type: 'booking.refused',
      reason: 'name',
    });
    expect(document.activeElement).toBe(wizard.control('[name="guestName"]'));
    await wizard.type('guestName', 'Eleni');
    await wizard.press(wizard.button(confirmName));
    expect(wizard.callbacks.onFact).toHaveBeenLastCalledWith({
      type: 'booking.refused',
      reason: 'contact',
    });
    expect(document.activeElement).toBe(wizard.control('[name="guestContact"]'));
    expect(wizard.bookings.asked).toHaveLength(0);
    await wizard.type('guestContact', '691 234 5678');
    await wizard.press(wizard.button(confirmName));
    expect(wizard.bookings.asked.map(({ guest }) => guest)).toEqual([
      { name: 'Eleni', phone: '691 234 5678' },
    ]);
  });

  it('has no more fields once signed in', async () => {
    const wizard = await renderWizard({ stored, address: '/booking/01?step=location' });
    expect(wizard.container.querySelector('[name="guestContact"]')).toBeNull();
  });
});

it('shows the deadline for changes before booking', async () => {
  await renderWizard({ stored, address: '/booking/01?step=location' });
  expect(screen.getByText('Free to change until Sun 15 June, 10:00.')).toBeTruthy();
  expect(screen.getByText('Your chair is kept for 15 minutes if you are late.')).toBeTruthy();
});

it('shows that a booking close to its start cannot be changed', async () => {
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

  it('is written after a pause, and begins again when all are deleted', async () => {
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

it('is in Greek', async () => {
  const wizard = await renderWizard({ language: 'el', stored, address: '/booking/01?step=time' });
  await wizard.slotQuestions.answer(slots);
  expect(wizard.heading()).toBe('Επιλέξτε ώρα και κομμωτή');
  expect(screen.getByText(/Δευτέρα, 16 Ιουνίου 2025/)).toBeTruthy();
  expect(wizard.total()).toBe('70,00\u00a0$');
});
