import preview from '@salonica/storybook/preview';
import type { Booking } from '../domain/booking.ts';
import type { Ports } from '../domain/ports/index.ts';
import { failing, refusing, waiting } from '../testing/story-ports.ts';
import { screenAt } from '../testing/story-screen.ts';

const meta = preview.meta({ title: 'Screens/Booking/Appointment of a guest' });

const path = '/visit#secret';
/** Has the sample bookings; the page shows the same to everybody. */
const session = 'signed-in';

/** The first upcoming booking of the sample customer, as a guest's. */
const linked =
  (change: Partial<Booking> = {}) =>
  ({ bookings }: Ports) => ({
    visits: {
      async read(_: string, request: Parameters<Ports['visits']['read']>[1]) {
        const [booking] = await bookings.upcoming(request);
        if (booking === undefined) throw new Error('The sample customer has bookings.');
        return { ...booking, ...change };
      },
      forget: async () => undefined,
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
    ports: { visits: { read: refusing({ kind: 'not-found' }) } },
    says: (t) => t('ended.title', { ns: 'visit' }),
  }),
);

export const Loading = meta.story(
  screenAt(path, {
    ports: { visits: waiting() },
    says: (t) => t('upcoming.loading', { ns: 'bookings' }),
    at: 'main',
  }),
);

export const Failed = meta.story(
  screenAt(path, {
    ports: { visits: failing() },
    says: (t) => t('failed', { ns: 'visit' }),
    at: '[role=alert]',
  }),
);
