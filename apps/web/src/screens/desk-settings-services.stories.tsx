import preview from '@salonica/storybook/preview';
import type { Ports } from '../domain/ports/index.ts';
import { deskLoads } from '../testing/story-desk-loads.ts';
import { failingCalls, refusing } from '../testing/story-ports.ts';
import { screenAt } from '../testing/story-screen.ts';
import type { Visitor } from '../testing/visitor.ts';

const meta = preview.meta({ title: 'Screens/Desk/Services' });

const path = '/desk/settings/services';
const ns = 'deskCatalogue';
const session = 'owner';
const loads = deskLoads(path, 'readDeskServices');
const row = 'main li [data-component="record-card"]';

/** Opens the first service. */
const openFirst = async ({ press }: Visitor) => press(`${row} button`, (t) => t('change', { ns }));

/** Another member raises the first price as soon as the list was read. */
function overtaken({ api }: Ports) {
  let reads = 0;
  return {
    api: {
      readDeskServices: async (request: Parameters<typeof api.readDeskServices>[0]) => {
        const part = await api.readDeskServices(request);
        reads += 1;
        if (reads === 1) return part;
        const services = part.services.map((one, index) =>
          index === 0 ? { ...one, price: one.price + 500 } : one,
        );
        return { ...part, revision: 1, services };
      },
      changeDeskService: refusing({ kind: 'stale' }),
    },
  };
}

export const Default = meta.story(
  screenAt(path, {
    session,
    says: (t) => t('minutes', { ns, count: 45 }),
    at: row,
    isPhotographed: true,
  }),
);

export const Empty = meta.story(
  screenAt(path, {
    session,
    ports: ({ api }) => ({
      api: {
        readDeskServices: async (request) => ({
          ...(await api.readDeskServices(request)),
          services: [],
        }),
      },
    }),
    says: (t) => t('services.empty', { ns }),
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
    says: (t) => t('services.changeTitle', { ns }),
    at: 'dialog[open] h2',
  }),
);

export const WrongFields = meta.story(
  screenAt(path, {
    session,
    async act(visitor) {
      await openFirst(visitor);
      await visitor.type({ 'name.el': ' ', minutes: '4', price: 'a lot' });
      await visitor.submit();
      await visitor.see('dialog[open]', (t) => t('wrong.number', { ns, least: 5, most: 600 }));
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
      await visitor.type({ price: '99' });
      await visitor.submit();
    },
    says: () => '99',
    at: row,
  }),
);

export const NotSaved = meta.story(
  screenAt(path, {
    session,
    ports: { api: failingCalls('changeDeskService') },
    async act(visitor) {
      await openFirst(visitor);
      await visitor.type({ price: '99' });
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
      await visitor.type({ 'name.en': 'Long cut' });
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
    says: (t) => t('order.moved', { ns, name: '', place: 2, count: 4 }).trim(),
    at: '[role=status]',
  }),
);

export const Removing = meta.story(
  screenAt(path, {
    session,
    ports: {
      api: {
        retireDeskService: refusing({ kind: 'server' }),
      },
    },
    async act({ press }) {
      await press(`${row} button`, (t) => t('remove', { ns }));
      await press('dialog[open] button', (t) => t('remove', { ns }));
    },
    says: (t) => t('failed.server'),
    at: 'dialog[open]',
  }),
);

/** Customers have booked what ends. */
export const RemovingBooked = meta.story(
  screenAt(path, {
    session,
    hasVisits: true,
    async act({ press }) {
      await press(`${row} button`, (t) => t('remove', { ns }));
      await press('dialog[open] button', (t) => t('remove', { ns }));
    },
    says: () => 'Yannis Tsakiris',
    at: 'dialog[open] h3',
  }),
);
