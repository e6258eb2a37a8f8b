import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { dollars, formatMoney } from '../../shared/money.ts';
import { emptyDraft } from './booking-draft.ts';
import type { Slot } from './booking-port.ts';
import { SlotTaken } from './booking-port.ts';
import { storedForm } from './kept-draft.ts';
import { monday, now, offer, slots, slotsLater } from './testing/fake-salon.ts';
import type { WizardSnapshot } from './testing/invariants.ts';
import { type RenderedWizard, renderWizard } from './testing/render-wizard.tsx';
import { type Answer, inWords, type VisitorEvent, visitorPaths } from './testing/visitor-paths.ts';

// The calendar comes by itself; here it is there before it is looked for.
beforeAll(async () => {
  await import('@salonica/ui/calendar');
});

const confirmName = 'Confirm Booking';

const headings = {
  choosingService: 'Choose a service',
  choosingDate: 'Choose a date',
  choosingTime: 'Pick a time and a barber',
  choosingLocation: 'Where shall we meet?',
  slotTaken: 'Where shall we meet?',
  confirming: 'Where shall we meet?',
  confirmed: 'Where shall we meet?',
} as const;

const steps = {
  choosingService: 'service',
  choosingDate: 'date',
  choosingTime: 'time',
  choosingLocation: 'location',
  slotTaken: 'location',
  confirming: 'location',
  confirmed: 'location',
} as const;

async function outside(wizard: RenderedWizard, { actorId, output, error }: Answer) {
  const questions = actorId === 'loadSlots' ? wizard.slotQuestions : wizard.bookings;
  if (error !== undefined) await questions.refuse(error);
  else if (actorId === 'loadSlots') await wizard.slotQuestions.answer(output as readonly Slot[]);
  else {
    const [request] = wizard.bookings.asked.slice(-1);
    if (request === undefined) throw new Error('Nothing was asked for');
    await wizard.bookings.answer({ ...request, id: 'a1' });
  }
}

/** Does on the screen what the event says. */
async function perform(wizard: RenderedWizard, event: VisitorEvent, before: WizardSnapshot | null) {
  if ('actorId' in event) return outside(wizard, event);
  const isLast = before !== null && steps[before.value.step] === 'location';
  const links = { service: 'Service', date: 'Date', time: 'Time & Barber', location: 'Location' };
  switch (event.type) {
    case 'service.choose':
      return wizard.choose('service', event.serviceId);
    case 'date.choose':
    case 'date.clear':
      return wizard.chooseDay('16 June 2025');
    case 'time.choose':
      return before?.value.step === 'slotTaken'
        ? wizard.press(wizard.button(`Book ${event.time} instead`))
        : wizard.chooseTime(event.time);
    case 'barber.choose':
      return wizard.choose('barber', event.barberId);
    case 'location.choose':
      return wizard.choose('location', event.location);
    case 'address.edit':
      return wizard.type('address', event.address);
    case 'step.next':
    case 'booking.confirm':
    case 'errors.show':
      return wizard.press(wizard.button(isLast ? confirmName : 'Continue'));
    case 'step.back':
      return wizard.press(wizard.button('Back'));
    case 'step.open':
      return wizard.press(wizard.link(links[event.step]));
    case 'slots.reload':
      return wizard.press(wizard.button('Try again'));
    default:
      throw new Error(`The screen has nothing for ${event.type}`);
  }
}

/** What the machine knows, as the screen has to show it; nothing for what is not in view. */
function expected({ value, context }: WizardSnapshot) {
  const { draft, refusals, failure, lostTime, slots: known } = context;
  const { step } = value;
  const service = offer.services.find(({ id }) => id === draft.serviceId);
  const barber = offer.barbers.find(({ id }) => id === draft.barberId);
  const cents =
    (service?.price.minor ?? 0) +
    (barber === undefined ? 0 : barber.price.minor - 6500) +
    (draft.location === 'home' ? 2000 : 0);
  const at = (name: (typeof steps)[typeof step]) => steps[step] === name;
  const isHome = at('location') && draft.location === 'home';
  const isIdle = step === 'choosingLocation' || step === 'slotTaken';
  return {
    heading: headings[step],
    step: steps[step],
    total: formatMoney({ minor: cents, currency: 'USD' }, 'en'),
    service: at('service') ? draft.serviceId : null,
    time: at('time') && known !== null ? draft.time : null,
    barber: at('time') ? draft.barberId : null,
    location: at('location') ? draft.location : null,
    hasAddressField: isHome,
    isConfirmDisabled: at('location') && (!isIdle || (isHome && draft.address === '')),
    isBusy: step === 'confirming' || step === 'confirmed',
    missesService: at('service') && refusals > 0 && draft.serviceId === null,
    missesDate: at('date') && refusals > 0 && draft.date === null,
    missesTime: at('time') && refusals > 0 && draft.time === null,
    missesBarber: at('time') && refusals > 0 && draft.barberId === null,
    lacksTimes: at('time') && value.slots === 'failed',
    hasFailed: at('location') && failure !== null,
    lostTime: step === 'slotTaken' ? lostTime : null,
    confirmed: step === 'confirmed' ? 1 : 0,
  };
}

function onScreen(wizard: RenderedWizard): ReturnType<typeof expected> {
  const says = (text: string) => screen.queryByText(text) !== null;
  const main = wizard.container.querySelector('button[data-variant="primary"]');
  const isLast = main?.textContent.startsWith(confirmName) === true;
  const search = wizard.search();
  return {
    heading: wizard.heading() as (typeof headings)[keyof typeof headings],
    step: search === '' ? 'service' : (search.slice('?step='.length) as 'service'),
    total: wizard.total(),
    service: wizard.chosen('service'),
    time: wizard.chosenTime(),
    barber: wizard.chosen('barber'),
    location: wizard.chosen('location') as 'salon' | 'home' | null,
    hasAddressField: screen.queryByLabelText(/^Your address/) !== null,
    isConfirmDisabled: isLast && main?.getAttribute('aria-disabled') === 'true',
    isBusy: main?.getAttribute('aria-busy') === 'true',
    missesService: says('Choose a service to continue.'),
    missesDate: says('Choose a date to continue.'),
    missesTime: says('Choose a time to continue.'),
    missesBarber: says('Choose a barber to continue.'),
    lacksTimes: says('The free times could not be loaded.'),
    hasFailed: says('Your booking did not go through'),
    lostTime: screen.queryByText(/ was just taken$/)?.textContent.slice(0, 5) ?? null,
    confirmed: wizard.told.onConfirmed.mock.calls.length,
  };
}

describe('the wizard on the screen', () => {
  const paths = visitorPaths().map((path) => ({
    path,
    name: path.map(({ event }) => inWords(event)).join(' > '),
  }));

  it.each(paths)(
    '$name',
    async ({ path }) => {
      const wizard = await renderWizard();
      let before: WizardSnapshot | null = null;
      for (const { event, state } of path) {
        await perform(wizard, event, before);
        expect(onScreen(wizard)).toEqual(expected(state));
        before = state;
      }
    },
    20_000,
  );
});

const draft = { ...emptyDraft, serviceId: 'cut', date: monday, time: '10:00', barberId: 'nikos' };
const stored = storedForm({ draft, idempotencyKey: 'kept-key' }, now);

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

  it('stays at its step after a reload', async () => {
    const wizard = await renderWizard({ stored, address: '/booking/01?step=location' });
    expect(wizard.heading()).toBe('Where shall we meet?');
    expect(wizard.search()).toBe('?step=location');
  });

  it('takes a question that was called off for no failure', async () => {
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
      { draft: { ...draft, time: null, barberId: null }, idempotencyKey: 'k' },
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

  it('titles every step', async () => {
    const wizard = await renderWizard({ stored });
    expect(wizard.told.onTitle).toHaveBeenLastCalledWith('Step 1 of 4: Choose a service');
    await wizard.press(wizard.button('Continue'));
    expect(wizard.told.onTitle).toHaveBeenLastCalledWith('Step 2 of 4: Choose a date');
  });
});

describe('for whoever does not look', () => {
  it('puts the focus on the heading of a new step', async () => {
    const wizard = await renderWizard({ stored });
    expect(document.activeElement?.tagName).toBe('BODY');
    await wizard.press(wizard.button('Continue'));
    expect(document.activeElement).toBe(wizard.control('h1'));
  });

  it('puts the focus on the first thing that is missing, each time anew', async () => {
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

  it('books once for two presses, and forgets the draft', async () => {
    const wizard = await atLastStep();
    const confirm = wizard.button(confirmName);
    await wizard.press(confirm);
    await wizard.press(confirm);
    expect(wizard.bookings.asked).toHaveLength(1);
    expect(wizard.bookings.asked[0]).toMatchObject({
      idempotencyKey: 'kept-key',
      total: dollars(70),
    });
    await outside(wizard, { type: 'xstate.done.actor.confirmBooking', actorId: 'confirmBooking' });
    expect(wizard.told.onConfirmed).toHaveBeenCalledTimes(1);
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

  it('asks for a time again when somebody was faster', async () => {
    const wizard = await atLastStep();
    await wizard.press(wizard.button(confirmName));
    await wizard.bookings.refuse(new SlotTaken());
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
    await wizard.bookings.refuse(new Error('down'));
    expect(wizard.told.onFailed).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Your booking did not go through')).toBeTruthy();
    await wizard.press(wizard.button(confirmName));
    expect(wizard.bookings.asked).toHaveLength(2);
  });
});

describe('a draft', () => {
  it('says which choice had to go, and leads to where it is made', async () => {
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
