import preview from '@salonica/storybook/preview';
import type { Api } from '../domain/api.ts';
import type { Ports } from '../domain/ports/index.ts';
import { failingCalls, offlineCalls, refusing, waitingCalls } from '../testing/story-ports.ts';
import { screenAt, screensAt } from '../testing/story-screen.ts';
import type { Visitor } from '../testing/visitor.ts';

const meta = preview.meta({ title: 'Screens/Desk/Booking and gap' });

const ns = 'deskBooking';
const session = 'owner';
const sheet = screensAt('/desk?booking=earlier-1', { session });
const gap = screensAt('/desk?add=01-nikos@18:30', { session });
const press = (selector: string, key: 'move.open' | 'cancel.open') => (visitor: Visitor) =>
  visitor.press(selector, (t) => t(key, { ns }));
const pressMove = press('dialog button', 'move.open');
const at = 'dialog';

/** The visit with these facts. */
const withFacts =
  (facts: object) =>
  ({ api }: Pick<Ports, 'api'>): { api: Partial<Api> } => ({
    api: {
      readDeskBooking: async (request) => ({ ...(await api.readDeskBooking(request)), ...facts }),
    },
  });

/** Terms by which it can be marked now. */
const terms = { arrivedFrom: 0, servedFrom: 0, markedUntil: 9e15 };

export const Default = meta.story(
  sheet({
    says: (t) => t('early.arrived', { ns, at: '' }).slice(0, 20),
    at: 'dialog li',
    isPhotographed: true,
  }),
);

export const Underway = meta.story(
  sheet({
    ports: withFacts({ terms }),
    says: (t) => t('mark.arrived', { ns }),
    at: 'dialog button:not([aria-disabled=true])',
  }),
);

export const Arrived = meta.story(
  sheet({
    ports: withFacts({
      arrivedAt: 1,
      terms,
    }),
    says: (t) => t('mark.confirmed', { ns }),
    at: 'dialog button',
  }),
);

export const AtHome = meta.story(
  sheet({
    ports: withFacts({ location: 'home', address: 'Tsimiski 5', notes: 'Second floor' }),
    says: () => 'Tsimiski 5',
    at: 'dialog li',
  }),
);

export const Erased = meta.story(
  sheet({
    ports: withFacts({
      customer: {
        name: null,
        contact: { email: null, phone: null },
        hasAccount: false,
        visits: 0,
        noShows: 0,
        told: { move: 'erased', cancel: 'erased' },
      },
    }),
    says: (t) => t('erased', { ns }),
    at: 'dialog h2',
  }),
);

export const CancelledBySalon = meta.story(
  sheet({
    ports: withFacts({ status: 'salon_cancelled', cancelReason: 'barber-away' }),
    says: (t) => t('restore', { ns }),
    at: 'dialog button',
  }),
);

/** A barber in the column of another one. */
export const OtherColumn = meta.story(
  sheet({
    session: 'barber',
    ports: ({ api }) => ({
      api: {
        readDeskBooking: async (request) => {
          const booking = await api.readDeskBooking(request);
          return {
            ...booking,
            barber: { id: '01-sofia', name: 'Sofia' },
            customer: { ...booking.customer, contact: null },
            notes: null,
          };
        },
      },
    }),
    says: (t) => t('otherColumn', { ns }),
    at: 'dialog p',
  }),
);

export const Loading = meta.story(
  sheet({
    ports: { api: waitingCalls('readDeskBooking') },
    says: (t) => t('loading', { ns }),
    at,
  }),
);

export const Failed = meta.story(
  sheet({
    ports: { api: failingCalls('readDeskBooking') },
    says: (t) => t('loadFailed', { ns }),
    at: 'dialog [role=alert]',
  }),
);

export const Offline = meta.story(
  sheet({
    ports: { api: offlineCalls('readDeskBooking') },
    isOffline: true,
    says: (t) => t('failed.offline'),
    at: 'dialog [role=alert]',
  }),
);

export const Gone = meta.story(
  sheet({
    ports: { api: { readDeskBooking: refusing({ kind: 'not-found' }) } },
    says: (t) => t('gone', { ns }),
    at: 'dialog h3',
  }),
);

/** The customer has no account that could read a message. */
export const MessageRefused = meta.story(
  sheet({
    ports: {
      api: {
        openDeskConversation: refusing({
          kind: 'conflict',
          code: 'wrong-state',
          message: 'No account.',
        }),
      },
    },
    act: (visitor) => visitor.press('dialog button', (t) => t('message', { ns })),
    says: () => 'No account.',
    at: 'dialog [role=alert]',
  }),
);

export const Moving = meta.story(
  sheet({
    act: pressMove,
    says: (t) => t('move.same', { ns }),
    at: 'dialog p',
    isPhotographed: true,
  }),
);

/** Outside of the hours the salon decides. */
export const MovingOutside = meta.story(
  sheet({
    act: async (visitor) => {
      await pressMove(visitor);
      await visitor.find('dialog [data-component="slot-grid"]');
      const field = await visitor.find('dialog input[type=time]');
      field.focus();
      await visitor.type({ exact: '06:00' });
    },
    says: (t) => t('move.anyway', { ns }),
    at: 'dialog button[type=submit]',
  }),
);

export const MovingTimesFailed = meta.story(
  sheet({
    ports: { api: failingCalls('listDeskTimes') },
    act: pressMove,
    says: (t) => t('move.timesFailed', { ns }),
    at: 'dialog [role=alert]',
  }),
);

export const MovingTimesLoading = meta.story(
  sheet({
    ports: { api: waitingCalls('listDeskTimes') },
    act: pressMove,
    says: (t) => t('move.loading', { ns }),
    at,
  }),
);

export const Cancelling = meta.story(
  sheet({
    act: press('dialog button', 'cancel.open'),
    says: (t) => t('cancel.told', { ns }),
    at: 'dialog p',
  }),
);

export const Adding = meta.story(
  gap({
    says: (t) => t('add.confirm', { ns }),
    at: 'dialog button[type=submit]',
    isPhotographed: true,
  }),
);

/** A service that would start in the past says so. */
export const AddingInThePast = meta.story(
  screenAt('/desk?add=01-nikos@00:05', {
    session,
    says: (t) => t('refused.past', { ns }),
    at: 'dialog label',
  }),
);

export const AddingIncomplete = meta.story(
  gap({
    act: async (visitor) => {
      await visitor.find('dialog input[type=radio][name=service]');
      await visitor.press('dialog button[type=submit]');
    },
    says: (t) => t('add.nameMissing', { ns }),
    at,
  }),
);

export const AddingServicesFailed = meta.story(
  gap({
    ports: { api: failingCalls('listDeskOffers') },
    says: (t) => t('add.loadFailed', { ns }),
    at: 'dialog [role=alert]',
  }),
);

export const AddingServicesLoading = meta.story(
  gap({
    ports: { api: waitingCalls('listDeskOffers') },
    says: (t) => t('add.loading', { ns }),
    at,
  }),
);

export const KeepingFree = meta.story(
  gap({
    act: (visitor) => visitor.press('dialog input[name=what][value=block]'),
    says: (t) => t('block.confirm', { ns }),
    at: 'dialog button[type=submit]',
  }),
);

/** What is in the way has its name. */
export const KeepingFreeRefused = meta.story(
  gap({
    ports: {
      api: {
        addDeskBlock: refusing({
          kind: 'conflict',
          code: 'slot-taken',
          obstacles: [
            {
              kind: 'booking',
              name: 'Nikos P.',
              purpose: null,
              date: '2026-12-09',
              starts: '18:30',
              lastDate: '2026-12-09',
              ends: '19:15',
            },
          ],
        }),
      },
    },
    act: async (visitor) => {
      await visitor.press('dialog input[name=what][value=block]');
      await visitor.press('dialog button[type=submit]', visitor.t('block.confirm', { ns }));
    },
    says: () => 'Nikos P.',
    at: 'dialog [role=alert]',
  }),
);

/** A barber cannot add to the column of another one. */
export const AddingToOtherColumn = meta.story(
  screenAt('/desk?add=01-sofia@18:30', {
    session: 'barber',
    says: (t) => t('otherColumn', { ns }),
    at,
  }),
);
