import preview from '@salonica/storybook/preview';
import type { ResponseOf } from '../domain/api.ts';
import type { Ports } from '../domain/ports/index.ts';
import { keptPlanName, storedPlan } from '../features/desk-day/kept-plan.ts';
import { carryEntry } from '../testing/carry.ts';
import { deskVisit } from '../testing/story-desk.ts';
import { failingCalls, offlineCalls, refusing, waitingCalls } from '../testing/story-ports.ts';
import { screenAt } from '../testing/story-screen.ts';

const meta = preview.meta({ title: 'Screens/Desk/Day' });

const path = '/desk';
const session = 'owner';
const plan = '[data-component="day-plan"]';
const entry = '[data-part="entry"]';

type Day = ResponseOf<'readDeskDay'>;

/** The usual day with a change. */
const changed =
  (change: (day: Day) => Partial<Day>) =>
  ({ api }: Ports) => ({
    api: {
      readDeskDay: async (request: Parameters<typeof api.readDeskDay>[0]) => {
        const day = await api.readDeskDay(request);
        return { ...day, ...change(day) };
      },
    },
  });

/** The plan of an hour ago, before the page was loaded without a connection. */
const keepPlan = async ({ ports }: { readonly ports: Ports }): Promise<void> => {
  const { api, clock, drafts } = ports;
  const { salons } = await api.listDeskSalons();
  const [salon] = salons;
  if (salon === undefined) throw new Error('No salon');
  const day = await api.readDeskDay({ salon: salon.id, date: '2026-11-19' });
  drafts.write(keptPlanName, storedPlan({ savedAt: clock.now() - 3_600_000, salon, day }));
};

/** The connection is lost after the page was prepared. */
const lostLater = ({ api }: Ports) => {
  let count = 0;
  const once = <Call extends (...input: never[]) => unknown>(call: Call) =>
    ((...input: Parameters<Call>) =>
      (count += 1) > 2 ? refusing({ kind: 'offline' })() : call(...input)) as Call;
  return { api: { listDeskSalons: once(api.listDeskSalons), readDeskDay: once(api.readDeskDay) } };
};

export const Default = meta.story(
  screenAt(path, {
    session,
    hasVisits: true,
    says: () => 'Yannis',
    at: entry,
    isPhotographed: true,
  }),
);

export const Barber = meta.story(
  screenAt(path, { session: 'barber', hasVisits: true, says: () => 'Yannis', at: entry }),
);

export const Empty = meta.story(screenAt(path, { session, says: () => '09:00', at: plan }));

export const Closed = meta.story(
  screenAt(`${path}?date=2026-11-22`, {
    session,
    says: (t) => t('closed', { ns: 'deskDay' }),
    at: 'main h2',
  }),
);

/** Bookings that were made before the day was closed. */
export const ClosedWithBookings = meta.story(
  screenAt(path, {
    session,
    hasVisits: true,
    ports: changed(() => ({ hours: [], reason: 'Εθνική εορτή' })),
    says: (t) => t('closedKept', { ns: 'deskDay' }),
    at: 'main',
  }),
);

export const OtherHours = meta.story(
  screenAt(path, {
    session,
    hasVisits: true,
    ports: changed(() => ({ reason: 'Inventory' })),
    says: (t) => t('reason', { ns: 'deskDay', reason: 'Inventory' }),
    at: 'main',
  }),
);

export const NoTeam = meta.story(
  screenAt(path, {
    session,
    ports: changed(() => ({ barbers: [] })),
    says: (t) => t('noTeam', { ns: 'deskDay' }),
    at: 'main h2',
  }),
);

/** Another member enters a visit: it is announced and marked. */
export const NewBooking = meta.story(
  screenAt(path, {
    session,
    hasVisits: true,
    async act({ app, find, see, t }) {
      await find(entry, 'Yannis');
      app.elsewhere.enter('01', deskVisit('10:30', 'sofia', 'haircut-style', 'Lena Dimou'));
      await see('[data-component="toast"]', t('news.title.new', { ns: 'deskDay' }));
    },
    says: (t) => `${t('news.mark.new', { ns: 'deskDay' })} · Lena Dimou`,
    at: entry,
  }),
);

/** A move by keys says what it would do before the drop. */
export const Carrying = meta.story(
  screenAt(path, {
    session,
    hasVisits: true,
    act: (visitor) => carryEntry(visitor, 'Yannis', ['ArrowDown', 'ArrowDown']),
    says: () => '11:00',
    at: '[data-part="status"][data-tone="refused"]',
  }),
);

export const ChoosingADay = meta.story(
  screenAt(path, {
    session,
    act: async ({ press }) => press('main button[aria-haspopup="dialog"]'),
    says: (t) => t('bar.pick', { ns: 'deskDay' }),
    at: 'dialog[open] h2',
  }),
);

export const SignedOut = meta.story(
  screenAt(path, { says: (t) => t('signIn.wanted', { ns: 'auth' }), at: 'main p' }),
);

export const NoMember = meta.story(
  screenAt(path, { session: 'signed-in', says: (t) => t('door.noMember', { ns: 'desk' }) }),
);

/** The owner ended the access while the desk was open: the next call says so. */
export const Removed = meta.story(
  screenAt(path, {
    session,
    ports: ({ api }) => {
      let isMember = true;
      return {
        api: {
          listDeskSalons: async (request) => {
            const answer = await api.listDeskSalons(request);
            return isMember ? answer : { salons: [] };
          },
          readDeskDay: async (request) => {
            isMember = request.date === '2026-11-19';
            return isMember ? api.readDeskDay(request) : refusing({ kind: 'not-found' })();
          },
        },
      };
    },
    async act({ find, press }) {
      await find(plan);
      // The day before.
      await press('main button');
    },
    says: (t) => t('door.removed', { ns: 'desk', salon: 'Atelier Aristotelous' }),
  }),
);

export const SeveralSalons = meta.story(
  screenAt(path, {
    session,
    ports: ({ api }) => ({
      api: {
        listDeskSalons: async (request) => {
          const { salons } = await api.listDeskSalons(request);
          return {
            salons: [
              ...salons,
              ...salons.map((salon) => ({ ...salon, id: '02', name: 'Barber & Sons' })),
            ],
          };
        },
      },
    }),
    says: () => 'Barber & Sons',
    at: 'header select',
  }),
);

export const Opening = meta.story(
  screenAt(path, {
    session,
    ports: { api: waitingCalls('listDeskSalons') },
    says: (t) => t('door.loading', { ns: 'desk' }),
    at: 'main',
  }),
);

export const NotOpened = meta.story(
  screenAt(path, {
    session,
    ports: { api: failingCalls('listDeskSalons') },
    says: (t) => t('door.failed', { ns: 'desk' }),
    at: '[role=alert]',
  }),
);

export const Loading = meta.story(
  screenAt(path, {
    session,
    ports: { api: waitingCalls('readDeskDay') },
    says: (t) => t('loading', { ns: 'deskDay' }),
    at: 'main',
  }),
);

export const Failed = meta.story(
  screenAt(path, {
    session,
    ports: { api: failingCalls('readDeskDay') },
    says: (t) => t('failed', { ns: 'deskDay' }),
    at: '[role=alert]',
  }),
);

export const Offline = meta.story(
  screenAt(path, {
    session,
    ports: { api: offlineCalls('readDeskDay') },
    isOffline: true,
    says: (t) => t('failed.offline'),
    at: '[role=alert]',
  }),
);

/** Loaded without a connection: the last plan of today can be read. */
export const OldPlan = meta.story(
  screenAt(path, {
    session,
    hasVisits: true,
    prepare: keepPlan,
    ports: lostLater,
    isOffline: true,
    says: (t) => t('old', { ns: 'deskDay', time: '09:00' }),
    at: 'main [role=status]',
  }),
);
