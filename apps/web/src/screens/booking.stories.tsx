import preview from '@salonica/storybook/preview';
import { emptyDraft, storedForm } from '../features/booking-wizard/booking-draft.ts';
import { failingCalls, offlineCalls, waitingCalls } from '../testing/story-ports.ts';
import { type Screen, screenAt } from '../testing/story-screen.ts';

const meta = preview.meta({ title: 'Screens/Booking/Booking' });

const salonId = '01';
const date = '2026-11-20';

/** Everything is chosen, as after three steps, and a guest's contact is known. */
const chosen: Screen['prepare'] = async ({ drafts, ports }) => {
  const salon = await ports.api.readSalon({ id: salonId });
  const serviceId = salon.offer[0]?.id ?? '';
  const query = { service: serviceId, date };
  const { slots } = await ports.api.listSlots({ id: salonId, query });
  const slot = slots.find(({ barberIds }) => barberIds.length > 0);
  const barberId = slot?.barberIds[0] ?? null;
  const chair = { serviceId, date, time: slot?.time ?? null, barberId };
  const guest = { guestName: 'Eleni', guestContact: 'eleni@example.com' };
  const draft = { ...emptyDraft, ...chair, ...guest };
  drafts.write(salonId, storedForm({ draft, idempotencyKey: 'story', isSent: false }, Date.now()));
};

export const Default = meta.story(
  screenAt('/booking/01', {
    says: (t) => t('service.heading', { ns: 'booking' }),
    isPhotographed: true,
  }),
);

export const DateStep = meta.story(
  screenAt('/booking/01?step=date', {
    prepare: chosen,
    says: (t) => t('date.heading', { ns: 'booking' }),
  }),
);

export const TimeStep = meta.story(
  screenAt('/booking/01?step=time', {
    prepare: chosen,
    says: (t) => t('time.heading', { ns: 'booking' }),
  }),
);

export const LocationStep = meta.story(
  screenAt('/booking/01?step=location', {
    prepare: chosen,
    says: (t) => t('location.heading', { ns: 'booking' }),
  }),
);

export const AtHome = meta.story(
  screenAt('/booking/01?step=location', {
    prepare: chosen,
    act: async ({ press }) => press('input[name="location"][value="home"]'),
    says: (t) => t('location.address', { ns: 'booking' }),
    at: 'label',
  }),
);

/** The salon page, with the ticket above its pictures. */
export const Confirmed = meta.story(
  screenAt('/booking/01?step=location', {
    prepare: chosen,
    act: async ({ press }) => press('main button', (t) => t('confirm', { ns: 'booking' })),
    says: (t) => t('title', { ns: 'appointment' }),
    at: 'h2',
  }),
);

export const Loading = meta.story(
  screenAt('/booking/01', {
    ports: { api: waitingCalls('readSalon') },
    says: (t) => t('page.loading', { ns: 'booking' }),
    at: 'main',
  }),
);

export const Slow = meta.story(
  screenAt('/booking/01', {
    ports: { api: waitingCalls('readSalon') },
    isSlow: true,
    says: (t) => t('slow'),
    at: '[role=status]',
  }),
);

export const Paused = meta.story(
  screenAt('/booking/01', {
    ports: ({ api }) => ({
      api: {
        readSalon: async (request) => ({ ...(await api.readSalon(request)), isPaused: true }),
      },
    }),
    says: (t) => t('paused.title', { ns: 'booking' }),
  }),
);

export const NotFound = meta.story(
  screenAt('/booking/404', { says: (t) => t('noSalon.title', { ns: 'common' }) }),
);

export const Failed = meta.story(
  screenAt('/booking/01', {
    ports: { api: failingCalls('readSalon') },
    says: (t) => t('failed.server', { ns: 'common' }),
    at: '[role=alert]',
  }),
);

export const Offline = meta.story(
  screenAt('/booking/01', {
    ports: { api: offlineCalls('readSalon') },
    isOffline: true,
    says: (t) => t('failed.offline', { ns: 'common' }),
    at: '[role=alert]',
  }),
);
