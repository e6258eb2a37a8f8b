import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { formatMoney } from '../../shared/money.ts';
import { answerFromOutside } from './testing/answer-from-outside.ts';
import { salon } from './testing/fake-salon.ts';
import type { WizardSnapshot } from './testing/everything.ts';
import { type RenderedWizard, renderWizard } from './testing/render-wizard.tsx';
import { eventName, type VisitorEvent, visitorPaths } from './testing/visitor-paths.ts';

// The calendar loads automatically; the test preloads it.
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
  priceChanged: 'Where shall we meet?',
  waiting: 'Where shall we meet?',
  confirming: 'Where shall we meet?',
  confirmed: 'Where shall we meet?',
} as const;

const steps = {
  choosingService: 'service',
  choosingDate: 'date',
  choosingTime: 'time',
  choosingLocation: 'location',
  slotTaken: 'location',
  priceChanged: 'location',
  waiting: 'location',
  confirming: 'location',
  confirmed: 'location',
} as const;

/** Performs the event on the screen. */
async function perform(wizard: RenderedWizard, event: VisitorEvent, before: WizardSnapshot | null) {
  if ('actorId' in event) return answerFromOutside(wizard, event);
  if (event.type === 'xstate.after.untilNextAttempt.booking.step.waiting') {
    return wizard.pass(40_000);
  }
  const isLast = before !== null && steps[before.value.step] === 'location';
  const links = { service: 'Service', date: 'Date', time: 'Time & Barber', location: 'Location' };
  switch (event.type) {
    case 'service.choose':
      return wizard.choose('service', event.serviceId);
    case 'date.choose':
    case 'date.clear':
      return wizard.chooseDay('16 June 2025');
    case 'time.choose':
      return wizard.chooseTime(event.time);
    case 'nearest.choose':
      return wizard.press(wizard.button(`Book ${event.time} instead`));
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

/** The machine's state as the screen has to show it; undefined for hidden parts. */
function expected({ value, context }: WizardSnapshot) {
  const { draft, refusals, failure, lost, quote, slots: known } = context;
  const { step } = value;
  const service = salon.offer.find(({ id }) => id === draft.serviceId);
  const barber = salon.team.find(({ id }) => id === draft.barberId);
  const cents =
    (service?.price.minor ?? 0) +
    (barber === undefined ? 0 : barber.price.minor - 6500) +
    (draft.location === 'home' ? 2000 : 0);
  const at = (name: (typeof steps)[typeof step]) => steps[step] === name;
  const isHome = at('location') && draft.location === 'home';
  const isIdle = ['choosingLocation', 'slotTaken', 'priceChanged'].includes(step);
  return {
    heading: headings[step],
    step: steps[step],
    total: formatMoney(quote ?? { minor: cents, currency: 'USD' }, 'en'),
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
    hasFailed: at('location') && failure !== null && failure.kind !== 'rate',
    hasToWait: step === 'waiting',
    hasNewPrice: step === 'priceChanged',
    lostTime: lost?.time ?? null,
    lostCause: lost?.cause ?? null,
    confirmed: step === 'confirmed' ? 1 : 0,
  };
}

function onScreen(wizard: RenderedWizard): ReturnType<typeof expected> {
  const says = (text: string) => screen.queryByText(text) !== null;
  const main = wizard.container.querySelector('button[data-variant="primary"]');
  const isLast = main?.textContent.startsWith(confirmName) === true;
  const search = wizard.search();
  const lost = screen.queryByText(/ was just taken$| leaves no time to come to you$/);
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
    hasToWait: says('Too many attempts'),
    hasNewPrice: says('The price has changed'),
    lostTime: lost?.textContent.slice(0, 5) ?? null,
    lostCause: lost === null ? null : lost.textContent.endsWith('taken') ? 'taken' : 'travel',
    confirmed: wizard.callbacks.onFact.mock.calls.filter(
      ([{ type }]) => type === 'booking.confirmed',
    ).length,
  };
}

describe('the wizard on the screen', () => {
  const paths = visitorPaths();

  it.each([...paths.keys()])(
    'shows what the machine knows on path %i',
    async (index) => {
      const wizard = await renderWizard();
      let before: WizardSnapshot | null = null;
      const done: string[] = [];
      for (const { event, state } of paths[index] ?? []) {
        done.push(eventName(event));
        await perform(wizard, event, before);
        // The path tells where a difference was found.
        expect({ done, ...onScreen(wizard) }).toEqual({ done, ...expected(state) });
        before = state;
      }
    },
    60_000,
  );
});
