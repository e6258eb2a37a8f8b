import preview from '@salonica/storybook/preview';
import type { DeskListing } from '../domain/desk-numbers.ts';
import { deskLoads } from '../testing/story-desk-loads.ts';
import { offlineCalls, refusing } from '../testing/story-ports.ts';
import { screenAt } from '../testing/story-screen.ts';
import type { Visitor } from '../testing/visitor.ts';

const meta = preview.meta({ title: 'Screens/Desk/Listing' });

const path = '/desk/listing';
const session = 'owner';
const loads = deskLoads(path, 'readDeskListing', 'deskListing');

const listed = (changes: Partial<DeskListing>) => ({
  api: {
    readDeskListing: async (): Promise<DeskListing> => ({
      state: 'open',
      upcoming: 0,
      next: [],
      ...changes,
    }),
  },
});

const press =
  (key: 'open.pause' | 'close.start') =>
  ({ press: click, t }: Visitor): Promise<void> =>
    click('main button', t(key, { ns: 'deskListing' }));

export const Default = meta.story(
  screenAt(path, {
    session,
    says: (t) => t('open.title', { ns: 'deskListing' }),
    at: 'main h2',
    isPhotographed: true,
  }),
);

export const Paused = meta.story(
  screenAt(path, {
    session,
    ports: listed({ state: 'paused' }),
    says: (t) => t('paused.open', { ns: 'deskListing' }),
    at: 'main button',
  }),
);

export const Pausing = meta.story(
  screenAt(path, {
    session,
    ports: { api: { changeDeskListing: () => new Promise<never>(() => undefined) } },
    act: press('open.pause'),
    says: (t) => t('saving', { ns: 'deskListing' }),
    at: 'main button[aria-disabled="true"]',
  }),
);

export const NotPaused = meta.story(
  screenAt(path, {
    session,
    ports: { api: { changeDeskListing: refusing({ kind: 'offline' }) } },
    act: press('open.pause'),
    says: (t) => t('failed.offline', { ns: 'common' }),
    at: 'main [role=alert]',
  }),
);

/** What is still to come has to be decided first. */
export const WithBookings = meta.story(
  screenAt(path, {
    session,
    ports: listed({
      upcoming: 23,
      next: [
        {
          id: 'booking-1',
          date: '2027-03-02',
          time: '10:00',
          service: 'Haircut & Style',
          customerName: 'Eleni Vasiliou',
        },
        {
          id: 'booking-2',
          date: '2027-03-04',
          time: '12:30',
          service: 'Hair Color',
          customerName: null,
        },
      ],
    }),
    says: (t) => t('close.left', { ns: 'deskListing', count: 23 }),
    at: 'main p',
  }),
);

export const Closing = meta.story(
  screenAt(path, {
    session,
    ports: listed({}),
    act: press('close.start'),
    says: (t) => t('close.confirm', { ns: 'deskListing' }),
    at: 'dialog button',
  }),
);

/** Another name closes nothing. */
export const OtherName = meta.story(
  screenAt(path, {
    session,
    ports: listed({}),
    act: async (visitor) => {
      await press('close.start')(visitor);
      await visitor.type({ name: 'Another salon' });
      await visitor.press('dialog button[type=submit]');
    },
    says: (t) => t('close.wrong', { ns: 'deskListing' }),
    at: 'dialog [data-part=error]',
  }),
);

export const Closed = meta.story(
  screenAt(path, {
    session,
    ports: listed({ state: 'closed' }),
    says: (t) => t('closed.title', { ns: 'deskListing' }),
    at: 'main [data-component=note]',
  }),
);

export const Loading = meta.story(loads.loading);

export const Failed = meta.story(loads.failed);

export const Offline = meta.story(
  screenAt(path, {
    session,
    ports: { api: offlineCalls('readDeskListing') },
    says: (t) => t('failed.offline', { ns: 'common' }),
    at: 'main [role=alert]',
  }),
);
