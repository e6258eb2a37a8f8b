import preview from '@salonica/storybook/preview';
import type { Api, ResponseOf } from '../domain/api.ts';
import { ServiceError } from '../domain/failure.ts';
import type { Ports } from '../domain/ports/index.ts';
import type { SalonMatch } from '../domain/salon.ts';
import { failingCalls, offlineCalls, waitingCalls } from '../testing/story-ports.ts';
import { screenAt } from '../testing/story-screen.ts';
import { never } from '../testing/machine-story.ts';
import type { Visitor } from '../testing/visitor.ts';

const meta = preview.meta({ title: 'Screens/Finding a salon/Find salons' });

export const Default = meta.story(
  screenAt('/salons', {
    says: (t) => t('count', { ns: 'results', count: 6, total: '6' }),
    at: 'h2',
    isPhotographed: true,
  }),
);

export const Filtered = meta.story(
  screenAt('/salons?q=color&price=2&rating=4.5&top=1', {
    says: (t) => t('active.clear', { ns: 'results' }),
    at: 'main button',
  }),
);

export const NearMe = meta.story(
  screenAt('/salons?near=1', {
    says: (t) => t('near.unknown', { ns: 'results' }),
    at: '[role=status]',
  }),
);

export const LocationDenied = meta.story(
  screenAt('/salons?near=1', {
    act: async ({ press }) => press('p[role=status] + button'),
    says: (t) => t('near.denied', { ns: 'results' }),
    at: '[role=status]',
  }),
);

export const NearVisitor = meta.story(
  screenAt('/salons?near=1', {
    ports: {
      position: { locate: async () => ({ kind: 'here', latitude: 40.63, longitude: 22.95 }) },
    },
    act: async ({ press }) => press('p[role=status] + button'),
    says: (t) => t('near.inTown', { ns: 'results' }),
    at: '[role=status]',
  }),
);

export const NothingFound = meta.story(
  screenAt('/salons?q=thermaikos&price=1', {
    says: (t) => t('empty.title', { ns: 'results' }),
    at: 'h3',
  }),
);

export const Loading = meta.story(
  screenAt('/salons', {
    ports: { api: waitingCalls('findSalons') },
    says: (t) => t('loading', { ns: 'search' }),
    at: 'h2',
  }),
);

export const Slow = meta.story(
  screenAt('/salons', {
    ports: { api: waitingCalls('findSalons') },
    isSlow: true,
    says: (t) => t('slow'),
    at: '[role=status]',
  }),
);

/** Responds to every request except the one for top-rated salons. */
const topRatedNever = ({ api }: Pick<Ports, 'api'>): { api: Partial<Api> } => ({
  api: {
    findSalons: (request) =>
      request?.query?.topRated === true ? never() : api.findSalons(request),
  },
});

async function pressTopRated({ find, press }: Visitor): Promise<void> {
  await find('[data-component="salon-card"]');
  await press('[role=group] button + button');
}

/** The previous salons stay until the next ones are loaded. */
export const NextLoading = meta.story(
  screenAt('/salons', {
    ports: topRatedNever,
    act: pressTopRated,
    says: () => 'Thermaikos',
    at: '[aria-busy=true]',
  }),
);

export const NextSlow = meta.story(
  screenAt('/salons', {
    ports: topRatedNever,
    isSlow: true,
    act: pressTopRated,
    says: (t) => t('slow'),
    at: '[role=status]',
  }),
);

export const MoreFailed = meta.story(
  screenAt('/salons', {
    ports: ({ api }) => ({
      api: {
        async findSalons(request) {
          if (request?.query?.cursor !== undefined) throw new ServiceError({ kind: 'server' });
          return { ...(await api.findSalons(request)), total: 8, nextCursor: 'next' };
        },
      },
    }),
    act: async ({ press }) => press('[data-component="load-more"] button'),
    says: (t) => t('moreFailed', { ns: 'discovery' }),
    at: '[role=alert]',
  }),
);

/** The responses of the search, with changes. */
const answering =
  (change: (page: ResponseOf<'findSalons'>) => Partial<ResponseOf<'findSalons'>>) =>
  ({ api }: Pick<Ports, 'api'>): { api: Partial<Api> } => ({
    api: {
      async findSalons(request) {
        const page = await api.findSalons(request);
        return { ...page, ...change(page) };
      },
    },
  });

const understanding = (understood: Partial<ResponseOf<'findSalons'>['understood']>) =>
  answering((page) => ({ understood: { ...page.understood, ...understood } }));

const matching = (match: SalonMatch) =>
  answering(({ salons }) => ({ salons: salons.map((salon) => ({ ...salon, match })) }));

/** The service that was searched for, and the next times that fit. */
export const Matched = meta.story(
  screenAt('/salons?q=balayage', {
    ports: matching({
      service: {
        id: 'balayage',
        name: 'Balayage',
        price: { minor: 12_000, currency: 'USD' },
        minutes: 120,
      },
      starts: ['17:00', '17:30', '18:00'].map((time) => ({ date: '2027-01-08', time })),
    }),
    says: () => 'Balayage',
    at: '[data-part="service"]',
    isPhotographed: true,
  }),
);

export const NothingFree = meta.story(
  screenAt('/salons', {
    ports: matching({ service: null, starts: [] }),
    says: () => '',
    at: '[data-part="no-starts"]',
  }),
);

export const DidYouMean = meta.story(
  screenAt('/salons?q=color', {
    ports: understanding({ suggestion: 'balayage' }),
    says: () => 'balayage',
    at: 'main p a',
  }),
);

export const OnlyTheNearest = meta.story(
  screenAt('/salons?q=color', {
    ports: understanding({ widened: true }),
    says: (t) => t('understood.nearest', { ns: 'results' }),
    at: '[data-component="note"]',
  }),
);

export const FromAPlace = meta.story(
  screenAt('/salons?location=kalamaria', {
    ports: understanding({
      place: { name: 'Kalamaria', latitude: 40.58, longitude: 22.95, kind: 'district' },
    }),
    says: () => 'Kalamaria',
    at: 'main p',
  }),
);

export const OnTheMap = meta.story(
  screenAt('/salons?view=map', {
    act: async ({ press }) => press('section li button[aria-pressed]'),
    says: () => '',
    at: 'section [role=status] a',
    isPhotographed: true,
  }),
);

export const SearchThisArea = meta.story(
  screenAt('/salons?view=map', {
    act: async ({ press }) => press('section [role=group] button'),
    says: (t) => t('searchArea', { ns: 'map' }),
    at: 'section button',
  }),
);

export const ChosenForComparison = meta.story(
  screenAt('/salons', {
    async act({ press }) {
      await press('li:nth-child(1) input[type=checkbox]');
      await press('li:nth-child(2) input[type=checkbox]');
    },
    says: (t) => t('bar.compare', { ns: 'compare' }),
    at: 'section p + div a',
  }),
);

export const Failed = meta.story(
  screenAt('/salons', {
    ports: { api: failingCalls('findSalons') },
    says: (t) => t('failed.server'),
    at: '[role=alert]',
  }),
);

export const Offline = meta.story(
  screenAt('/salons', {
    ports: { api: offlineCalls('findSalons') },
    isOffline: true,
    says: (t) => t('failed.offline'),
    at: '[role=alert]',
  }),
);
