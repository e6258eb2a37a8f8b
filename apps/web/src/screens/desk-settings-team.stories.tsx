import preview from '@salonica/storybook/preview';
import type { Ports } from '../domain/ports/index.ts';
import { deskLoads } from '../testing/story-desk-loads.ts';
import { failingCalls, refusing } from '../testing/story-ports.ts';
import { screenAt } from '../testing/story-screen.ts';
import type { Visitor } from '../testing/visitor.ts';

const meta = preview.meta({ title: 'Screens/Desk/Team' });

const path = '/desk/settings/team';
const ns = 'deskCatalogue';
const session = 'owner';
const loads = deskLoads(path, 'readDeskBarbers');
const row = 'main li [data-component="record-card"]';

/** Opens the first barber. */
const openFirst = async ({ press }: Visitor) => press(`${row} button`, (t) => t('change', { ns }));

/** Another member changes the first one as soon as the list was read. */
function overtaken({ api }: Ports) {
  let reads = 0;
  return {
    api: {
      readDeskBarbers: async (request: Parameters<typeof api.readDeskBarbers>[0]) => {
        const part = await api.readDeskBarbers(request);
        reads += 1;
        if (reads === 1) return part;
        const barbers = part.barbers.map((one, index) =>
          index === 0 ? { ...one, experience: one.experience + 1 } : one,
        );
        return { ...part, revision: 1, barbers };
      },
      changeDeskBarber: refusing({ kind: 'stale' }),
    },
  };
}

export const Default = meta.story(
  screenAt(path, {
    session,
    says: (t) => t('team.years', { ns, count: 8 }),
    at: row,
    isPhotographed: true,
  }),
);

export const Empty = meta.story(
  screenAt(path, {
    session,
    ports: ({ api }) => ({
      api: {
        readDeskBarbers: async (request) => ({
          ...(await api.readDeskBarbers(request)),
          barbers: [],
        }),
      },
    }),
    says: (t) => t('team.empty', { ns }),
    at: 'h2',
  }),
);

export const Loading = meta.story(loads.loading);

export const Failed = meta.story(loads.failed);

export const Offline = meta.story(loads.offline);

export const Changing = meta.story(
  screenAt(path, {
    session,
    act: openFirst,
    says: (t) => t('team.changeTitle', { ns }),
    at: 'dialog[open] h2',
  }),
);

export const WrongFields = meta.story(
  screenAt(path, {
    session,
    async act(visitor) {
      await openFirst(visitor);
      await visitor.type({ 'name.el': ' ', experience: '99', surcharge: 'a lot' });
      await visitor.submit();
      await visitor.see('dialog[open]', (t) => t('wrong.number', { ns, least: 0, most: 70 }));
      await visitor.see('[name="name.el"]:focus');
    },
    says: (t) => t('wrong.price', { ns }),
    at: 'dialog[open]',
  }),
);

export const Saved = meta.story(
  screenAt(path, {
    session,
    async act(visitor) {
      await openFirst(visitor);
      await visitor.type({ experience: '29' });
      await visitor.submit();
    },
    says: (t) => t('team.years', { ns, count: 29 }),
    at: row,
  }),
);

export const NotSaved = meta.story(
  screenAt(path, {
    session,
    ports: { api: failingCalls('changeDeskBarber') },
    async act(visitor) {
      await openFirst(visitor);
      await visitor.type({ experience: '29' });
      await visitor.submit();
    },
    says: (t) => t('failed.server'),
    at: 'dialog[open]',
  }),
);

export const Overtaken = meta.story(
  screenAt(path, {
    session,
    ports: overtaken,
    async act(visitor) {
      await openFirst(visitor);
      await visitor.type({ 'name.en': 'Helen' });
      await visitor.submit();
    },
    says: (t) => t('overtaken.title', { ns }),
    at: 'dialog[open] [role=alert]',
  }),
);

export const Moved = meta.story(
  screenAt(path, {
    session,
    async act({ press, find }) {
      await find(row);
      await press(`main li:first-child [data-component="icon-button"]:nth-of-type(2)`);
    },
    says: (t) => t('order.moved', { ns, name: '', place: 2, count: 3 }).trim(),
    at: '[role=status]',
  }),
);

export const Removing = meta.story(
  screenAt(path, {
    session,
    ports: {
      api: {
        retireDeskBarber: refusing({
          kind: 'conflict',
          code: 'wrong-state',
          message: 'A member of the desk has this column.',
        }),
      },
    },
    async act({ press }) {
      await press(`${row} button[data-variant="destructive"]`, (t) => t('remove', { ns }));
      await press('dialog[open] button', (t) => t('remove', { ns }));
    },
    says: () => 'A member of the desk has this column.',
    at: 'dialog[open]',
  }),
);

/** Customers have booked what ends. */
export const RemovingBooked = meta.story(
  screenAt(path, {
    session,
    hasVisits: true,
    async act({ press }) {
      await press(`${row} button[data-variant="destructive"]`, (t) => t('remove', { ns }));
      await press('dialog[open] button', (t) => t('remove', { ns }));
    },
    says: () => 'Maria Papadopoulou',
    at: 'dialog[open] h3',
  }),
);

/** The first barber has no picture any more. */
export const PortraitRemoved = meta.story(
  screenAt(path, {
    session,
    async act({ find, press }) {
      await find(`${row} img`);
      await press(`${row} button[data-variant="quiet-destructive"]`, (t) => t('remove', { ns }));
      await press('dialog[open] button', (t) => t('remove', { ns }));
    },
    says: (t) => t('team.saved', { ns }),
    at: '[data-component="toast"]',
  }),
);
