import preview from '@salonica/storybook/preview';
import { carryEntry } from '../testing/carry.ts';
import { failingCalls, offlineCalls, waitingCalls } from '../testing/story-ports.ts';
import { screenAt } from '../testing/story-screen.ts';

const meta = preview.meta({ title: 'Screens/Desk/Week' });

const path = '/desk/week?barber=01-nikos';
const session = 'owner';
const entry = '[data-part="entry"]';

export const Default = meta.story(
  screenAt(path, {
    session,
    hasVisits: true,
    says: () => 'Yannis',
    at: entry,
    isPhotographed: true,
  }),
);

/** A barber opens the own column. */
export const Barber = meta.story(
  screenAt('/desk/week', { session: 'barber', hasVisits: true, says: () => 'Yannis', at: entry }),
);

export const Empty = meta.story(
  screenAt('/desk/week?from=2026-12-07', {
    session,
    says: () => '09:00',
    at: '[data-component="day-plan"]',
  }),
);

export const NoTeam = meta.story(
  screenAt(path, {
    session,
    ports: ({ api }) => ({
      api: {
        readDeskDay: async (request) => ({ ...(await api.readDeskDay(request)), barbers: [] }),
      },
    }),
    says: (t) => t('noTeam', { ns: 'deskDay' }),
    at: 'main h2',
  }),
);

/** To the next day, by keys. */
export const Moved = meta.story(
  screenAt(path, {
    session,
    hasVisits: true,
    act: (visitor) =>
      carryEntry(visitor, 'Yannis', ['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']),
    says: (t) => t('undo'),
    at: 'main button',
  }),
);

export const NoMember = meta.story(
  screenAt(path, { session: 'signed-in', says: (t) => t('door.noMember', { ns: 'desk' }) }),
);

export const Loading = meta.story(
  screenAt(path, {
    session,
    ports: { api: waitingCalls('readDeskDay') },
    says: (t) => t('week.loading', { ns: 'deskDay' }),
    at: 'main',
  }),
);

export const Failed = meta.story(
  screenAt(path, {
    session,
    ports: { api: failingCalls('readDeskDay') },
    says: (t) => t('week.failed', { ns: 'deskDay' }),
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
