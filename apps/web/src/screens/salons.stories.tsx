import preview from '@salonica/storybook/preview';
import type { Api } from '../domain/api.ts';
import { ServiceError } from '../domain/failure.ts';
import type { Ports } from '../domain/ports/index.ts';
import { failingCalls, offlineCalls, waitingCalls } from '../testing/story-ports.ts';
import { screenAt } from '../testing/story-screen.ts';
import { never } from '../testing/machine-story.ts';
import type { Visitor } from '../testing/visitor.ts';

const meta = preview.meta({ title: 'Screens/Finding a salon/Find salons' });

export const Default = meta.story(
  screenAt('/salons', {
    says: (t) => t('count', { ns: 'results', count: 6 }),
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
    act: async ({ press }) => press('[role=status] + button'),
    says: (t) => t('near.denied', { ns: 'results' }),
    at: '[role=status]',
  }),
);

export const NearVisitor = meta.story(
  screenAt('/salons?near=1', {
    ports: {
      position: { locate: async () => ({ kind: 'here', latitude: 40.63, longitude: 22.95 }) },
    },
    act: async ({ press }) => press('[role=status] + button'),
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

export const TimesLoading = meta.story(
  screenAt('/salons', {
    ports: { api: waitingCalls('readNextFree') },
    says: (t) => t('next.loading', { ns: 'discovery' }),
    at: '[data-part="next-available"]',
  }),
);

export const TimesFailed = meta.story(
  screenAt('/salons', {
    ports: { api: failingCalls('readNextFree') },
    says: (t) => t('next.failed', { ns: 'discovery' }),
    at: '[data-part="next-available"]',
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
