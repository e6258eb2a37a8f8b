import preview from '@salonica/storybook/preview';
import { emptyDraft, storedForm } from '../features/booking-wizard/booking-draft.ts';
import { heldEntry, heldMove, reading, waitingEntries } from '../testing/held-times.ts';
import { failingCalls, refusing, waitingCalls } from '../testing/story-ports.ts';
import { type Screen, screenAt } from '../testing/story-screen.ts';

const meta = preview.meta({ title: 'Screens/Booking/Waiting list' });

const session = 'signed-in';
const salonId = '01';

/** A held time. */
export const Offer = meta.story(
  screenAt('/dashboard?offer=offer', {
    session,
    ports: { api: reading((language, now) => ({ entries: [heldEntry(language, now)] })) },
    says: (t) => t('offers.take', { ns: 'waitlist' }),
    at: '[data-offer] button',
    isPhotographed: true,
  }),
);

/** Another customer was faster, or the hold has expired. */
export const OfferGone = meta.story(
  screenAt('/dashboard?offer=other', {
    session,
    ports: { api: reading((language, now) => ({ entries: waitingEntries(language, now) })) },
    says: (t) => t('offers.gone', { ns: 'waitlist' }),
    at: 'main h3',
  }),
);

export const OfferRefused = meta.story(
  screenAt('/dashboard', {
    session,
    ports: {
      api: {
        ...reading((language, now) => ({ entries: [heldEntry(language, now)] })),
        refuseOffer: async () => undefined,
      },
    },
    act: async ({ press }) => press('[data-offer] button[data-variant="quiet"]'),
    says: (t) => t('offers.refused', { ns: 'waitlist' }),
    at: 'main [role=status]',
  }),
);

export const OfferLost = meta.story(
  screenAt('/dashboard', {
    session,
    ports: {
      api: {
        ...reading((language, now) => ({ entries: [heldEntry(language, now)] })),
        claimOffer: refusing({ kind: 'conflict', code: 'offer-gone' }),
      },
    },
    act: async ({ press }) => press('[data-offer] button'),
    says: (t) => t('offers.over', { ns: 'waitlist' }),
    at: '[data-offer] [role=alert]',
  }),
);

export const OfferFailed = meta.story(
  screenAt('/dashboard', {
    session,
    ports: {
      api: {
        ...reading((language, now) => ({ entries: [heldEntry(language, now)] })),
        claimOffer: refusing({ kind: 'unavailable' }),
      },
    },
    act: async ({ press }) => press('[data-offer] button'),
    says: (t) => t('offers.failed', { ns: 'waitlist' }),
    at: '[data-offer] [role=alert]',
  }),
);

/** A booking was moved, and can be moved back. */
export const Moved = meta.story(
  screenAt('/dashboard?offer=move', {
    session,
    ports: { api: reading((language, now) => ({ moves: [heldMove(language, now)] })) },
    says: (t) => t('offers.undo', { ns: 'waitlist' }),
    at: '[data-offer] button',
    isPhotographed: true,
  }),
);

export const List = meta.story(
  screenAt('/dashboard', {
    session,
    ports: { api: reading((language, now) => ({ entries: waitingEntries(language, now) })) },
    says: (t) => t('list.end', { ns: 'waitlist' }),
    at: 'main article button',
    isPhotographed: true,
  }),
);

export const ListEmpty = meta.story(
  screenAt('/dashboard', {
    session,
    says: (t) => t('list.empty', { ns: 'waitlist' }),
    at: 'main p',
  }),
);

export const ListSlow = meta.story(
  screenAt('/dashboard', {
    session,
    ports: { api: waitingCalls('readWaitlist') },
    isSlow: true,
    says: (t) => t('slow'),
    at: 'main section [role=status]',
  }),
);

export const ListFailed = meta.story(
  screenAt('/dashboard', {
    session,
    ports: { api: failingCalls('readWaitlist') },
    says: (t) => t('list.failed', { ns: 'waitlist' }),
    at: '[role=alert]',
  }),
);

const earlierButton = 'main article button';

export const RequestEarlierTime = meta.story(
  screenAt('/dashboard', {
    session,
    act: async ({ press }) => press(earlierButton, (t) => t('actions.earlier', { ns: 'bookings' })),
    says: (t) => t('earlier.move', { ns: 'waitlist' }),
    at: 'dialog[open] label',
    isPhotographed: true,
  }),
);

export const EarlierRequested = meta.story(
  screenAt('/dashboard', {
    session,
    async act({ press }) {
      await press(earlierButton, (t) => t('actions.earlier', { ns: 'bookings' }));
      await press('dialog[open] button', (t) => t('earlier.confirm', { ns: 'waitlist' }));
    },
    says: (t) => t('list.asks', { ns: 'waitlist' }),
    at: 'main article p',
  }),
);

export const TooMany = meta.story(
  screenAt('/dashboard', {
    session,
    ports: { api: { joinWaitlist: refusing({ kind: 'conflict', code: 'too-many-waiting' }) } },
    async act({ press }) {
      await press(earlierButton, (t) => t('actions.earlier', { ns: 'bookings' }));
      await press('dialog[open] button', (t) => t('earlier.confirm', { ns: 'waitlist' }));
    },
    says: (t) => t('ask.many', { ns: 'waitlist' }),
    at: 'dialog[open] [role=alert]',
  }),
);

const date = '2026-11-20';

/** The chosen barber has no time on the day; another one does. */
const onFullDay: Pick<Screen, 'prepare' | 'ports'> = {
  async prepare({ drafts, ports }) {
    const salon = await ports.api.readSalon({ id: salonId });
    const draft = {
      ...emptyDraft,
      serviceId: salon.offer[0]?.id ?? '',
      date,
      barberId: salon.team[0]?.id ?? '',
    };
    const form = storedForm({ draft, idempotencyKey: 'story', isSent: false }, Date.now());
    drafts.write(salonId, form);
  },
  ports: {
    api: {
      listSlots: async ({ id }) => ({
        date,
        version: 1,
        slots: [
          { time: '10:00', ends: '10:45', barberIds: [`${id}-nikos`], refusal: null },
          { time: '10:30', ends: '11:15', barberIds: [], refusal: 'booked' },
        ],
        unavailable: [],
      }),
    },
  },
};

export const FullDay = meta.story(
  screenAt('/booking/01?step=time', {
    session,
    ...onFullDay,
    says: (t) => t('invite.ask', { ns: 'waitlist' }),
    at: 'main button',
    isPhotographed: true,
  }),
);

export const FullDayAsGuest = meta.story(
  screenAt('/booking/01?step=time', {
    ...onFullDay,
    says: (t) => t('invite.signIn', { ns: 'waitlist' }),
    at: 'main a',
  }),
);

export const Asking = meta.story(
  screenAt('/booking/01?step=time', {
    session,
    ...onFullDay,
    act: async ({ press }) => press('main button', (t) => t('invite.ask', { ns: 'waitlist' })),
    says: (t) => t('ask.title', { ns: 'waitlist' }),
    at: 'dialog[open] h2',
  }),
);

export const Joined = meta.story(
  screenAt('/booking/01?step=time', {
    session,
    ...onFullDay,
    async act({ press }) {
      await press('main button', (t) => t('invite.ask', { ns: 'waitlist' }));
      await press('dialog[open] button', (t) => t('ask.confirm', { ns: 'waitlist' }));
    },
    says: (t) => t('invite.done', { ns: 'waitlist' }),
    at: 'main [role=status]',
  }),
);
