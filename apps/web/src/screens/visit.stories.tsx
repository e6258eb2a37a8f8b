import preview from '@salonica/storybook/preview';
import type { RequestOf } from '../domain/api.ts';
import type { Booking } from '../domain/booking.ts';
import type { Ports } from '../domain/ports/index.ts';
import { failingCalls, refusing, waitingCalls } from '../testing/story-ports.ts';
import { screenAt } from '../testing/story-screen.ts';

const meta = preview.meta({ title: 'Screens/Booking/Appointment of a guest' });

const path = '/visit#secret';
/** Has the sample bookings; the page shows the same to everybody. */
const session = 'signed-in';

/** The first upcoming booking of the sample customer, as a guest's. */
const linked =
  (change: Partial<Booking> = {}) =>
  ({ api }: Ports) => ({
    api: {
      async readVisit({ language = 'en' }: RequestOf<'readVisit'>) {
        const { bookings } = await api.listBookings({ query: { when: 'upcoming' }, language });
        const [booking] = bookings;
        if (booking === undefined) throw new Error('The sample customer has bookings.');
        return { booking: { ...booking, ...change } };
      },
      forgetVisit: async () => undefined,
    },
  });

export const Default = meta.story(
  screenAt(path, {
    session,
    ports: linked(),
    says: (t) => t('actions.directions', { ns: 'bookings' }),
    at: 'main article a, main article button',
    isPhotographed: true,
  }),
);

export const Cancelling = meta.story(
  screenAt(path, {
    session,
    ports: linked(),
    act: async ({ press }) => press('main article button[data-variant="quiet-destructive"]'),
    says: (t) => t('cancel.title', { ns: 'bookings' }),
    at: 'dialog[open] h2',
  }),
);

export const Cancelled = meta.story(
  screenAt(path, {
    session,
    ports: linked({ status: 'cancelled' }),
    says: (t) => t('undo'),
    at: 'main button',
  }),
);

export const Over = meta.story(
  screenAt(path, {
    session,
    ports: linked({ status: 'no_show' }),
    says: (t) => t('forget.heading', { ns: 'visit' }),
    at: 'h2',
  }),
);

export const Forgetting = meta.story(
  screenAt(path, {
    session,
    ports: linked(),
    act: async ({ press, t }) => press('main section button', t('forget.open', { ns: 'visit' })),
    says: (t) => t('forget.title', { ns: 'visit' }),
    at: 'dialog[open] h2',
  }),
);

/** The link is unknown, has ended, or was not copied completely. */
export const Ended = meta.story(
  screenAt('/visit', {
    ports: { api: { readVisit: refusing({ kind: 'not-found' }) } },
    says: (t) => t('ended.title', { ns: 'visit' }),
  }),
);

export const Loading = meta.story(
  screenAt(path, {
    ports: { api: waitingCalls('readVisit') },
    says: (t) => t('upcoming.loading', { ns: 'bookings' }),
    at: 'main',
  }),
);

export const Failed = meta.story(
  screenAt(path, {
    ports: { api: failingCalls('readVisit') },
    says: (t) => t('failed', { ns: 'visit' }),
    at: '[role=alert]',
  }),
);
