import { storageUrl } from '@salonica/contract/images';
import { createBrowserPosition } from '../adapters/browser/browser-position.ts';
import { type AuthPorts, createAuthStore } from '../features/auth/index.ts';
import { createFavoritesStore } from '../features/favorites/favorites-store.ts';
import type { Ports } from '../domain/ports/index.ts';
import type { PositionPort } from '../domain/ports/position-port.ts';
import type { PreviewPort } from '../domain/ports/preview-port.ts';
import { deviceTimeZone } from '../shared/dates.ts';
import type { ThemeStore } from '../shell/preferences/theme-store.ts';
import { createToastChannel } from '../shell/toaster/toast-channel.ts';
import { createApiPorts } from './api-ports.ts';
import { createAuthPorts } from './auth-ports.ts';
import { createDrafts } from './drafts.ts';
import type { LanguageSession } from './language.ts';
import { lazyPort, once } from './lazy-port.ts';
import { type AppMemory, createAppMemory } from './memory-ports.ts';
import { openPendingWrites } from './open-pending-writes.ts';
import type { Services } from './providers.tsx';
import { withPendingWrites } from './waiting-ports.ts';
import { createSamplePorts, type SamplePorts, type SampleSources } from './sample-ports.ts';

const host = import.meta.env.VITE_API_HOST;
const apiKey = import.meta.env.VITE_API_KEY;

/** What the services of an app stand on: the world outside. */
export interface Ground {
  readonly language: LanguageSession;
  /** None where a page is rendered ahead of time. */
  readonly themes: ThemeStore | null;
  readonly auth: AuthPorts;
  readonly records: SamplePorts;
  readonly memory: AppMemory;
  readonly sources: SampleSources;
  readonly position: PositionPort;
  readonly preview: PreviewPort;
}

/** Connects the parts of one app, whatever they stand on. */
export function connectServices(ground: Ground): Services {
  const { language, themes, records, memory, sources, position, preview } = ground;
  const auth = createAuthStore(ground.auth);
  const drafts = createDrafts(auth);
  drafts.onClearAll(() => {
    records.forget();
    memory.signOut();
  });
  const pendingWrites = openPendingWrites(auth);
  const ports: Ports = {
    ...memory.ports,
    ...withPendingWrites(memory.ports, pendingWrites),
    pendingWrites,
    chat: records.chat,
    clock: { now: () => Date.now(), timeZone: deviceTimeZone },
    drafts,
    homePage: sources.homePage,
    position,
    preview,
    wallet: records.wallet,
  };
  const toasts = createToastChannel();
  const favorites = createFavoritesStore(ports.favorites);
  auth.onFact(({ type }) => {
    if (type === 'session.started') memory.signIn();
    if (type !== 'session.ended') return;
    // What they say and undo belongs to who has left.
    toasts.clear();
  });
  let { status } = auth.getView();
  auth.subscribe(() => {
    const before = status;
    ({ status } = auth.getView());
    if (before === status) return;
    if (before === 'signed-in') favorites.visitorLeft();
    if (status !== 'resolving') favorites.visitorKnown();
  });
  return {
    language,
    themes,
    auth,
    toasts,
    loadQueries: sources.loadQueries,
    drafts,
    records,
    ports,
    favorites,
    preview,
  };
}

/** What one app is made of, in the browser and where a page is rendered ahead of time. */
export function createServices(language: LanguageSession, themes: ThemeStore | null): Services {
  const { homePage, registration } = createApiPorts({ host, apiKey });
  const sources = {
    homePage,
    loadQueries: once(async () => (await import('./query-client.ts')).createQueryClient()),
    pictureUrl: (path: string) => storageUrl(path, host),
  };
  return connectServices({
    language,
    themes,
    auth: createAuthPorts({ registration, language: language.current }),
    records: createSamplePorts(sources),
    memory: createAppMemory(async () => {
      const { createMemory } = await import('../testing/memory/index.ts');
      return createMemory({
        delay: 500,
        visitor: 'guest',
        homePage,
        picture: sources.pictureUrl,
      });
    }),
    sources,
    position: createBrowserPosition(),
    preview: lazyPort<PreviewPort>(async () => (await import('./preview-port.ts')).previewPort),
  });
}
