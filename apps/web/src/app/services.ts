import type { QueryClient } from '@tanstack/react-query';
import { createBrowserClock } from '../adapters/browser/browser-clock.ts';
import { type AuthStore, createAuthStore } from '../features/auth/auth-store.ts';
import { createCompareStore } from '../features/compare/compare-store.ts';
import { createFavoritesStore } from '../features/favorites/favorites-store.ts';
import type { Moment } from '../domain/ports/clock-port.ts';
import type { Ports } from '../domain/ports/index.ts';
import { type MapTilesPort, noMapTiles } from '../domain/ports/map-tiles-port.ts';
import { noPendingWrites } from '../domain/ports/pending-writes-port.ts';
import type { PositionPort } from '../domain/ports/position-port.ts';
import type { PreviewPort } from '../domain/ports/preview-port.ts';
import { createListeners } from '../shared/listeners.ts';
import { createSafeStorage } from '../shared/safe-storage.ts';
import type { ThemeStore } from '../shell/preferences/theme-store.ts';
import { createToastChannel } from '../shell/toaster/toast-channel.ts';
import type { ApiPortName } from './data/api-port-types.ts';
import { createApiPorts } from './data/api-ports.ts';
import { createAuthPorts } from './visitor/auth-ports.ts';
import { createDrafts } from './visitor/drafts.ts';
import type { LanguageSession } from './visitor/language.ts';
import { lazyPort } from './data/lazy-port.ts';
import { loadIdleParts } from './boot/load-idle-parts.ts';
import { lazyPendingWrites } from './data/lazy-pending-writes.ts';
import type { Services } from './Providers.tsx';
import { createQueryClient } from './data/query-client.ts';
import { onVisitorChange, type VisitorChange } from './visitor/visitor-changes.ts';

const host = import.meta.env.VITE_API_HOST;
const apiKey = import.meta.env.VITE_API_KEY;

/** The external dependencies of an app's services. */
export interface Dependencies extends Pick<Ports, 'clock' | 'mapTiles' | 'position' | 'preview'> {
  readonly language: LanguageSession;
  /** Undefined on the server. */
  readonly themes: ThemeStore | null;
  readonly auth: AuthStore;
  /** The ports of the server. */
  readonly answers: Pick<Ports, ApiPortName>;
  /** Called when the customer changes. */
  readonly changeVisitor: (change: VisitorChange) => void;
  readonly queries: QueryClient;
}

/** Connects the parts of one app, with any adapters. */
export function connectServices(dependencies: Dependencies): Services {
  const { language, themes, auth, answers, queries, clock, mapTiles, position, preview } =
    dependencies;
  const drafts = createDrafts(auth);
  const ports: Ports = {
    ...answers,
    // A document is rendered without writes, and without the browser that defers them.
    ...(themes === null
      ? { pendingWrites: noPendingWrites }
      : lazyPendingWrites(auth, answers.api)),
    clock,
    drafts,
    mapTiles,
    position,
    preview,
  };
  const toasts = createToastChannel();
  const customerLeft = createListeners();
  // Their reports and undo actions belong to the customer who left.
  customerLeft.add(() => toasts.clear());
  onVisitorChange(auth, (change) => {
    dependencies.changeVisitor(change);
    if (change.before !== null) customerLeft.notify();
    void changeQueries(queries, change);
  });
  const favorites = createFavoritesStore(ports.api);
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
    queries,
    drafts,
    ports,
    favorites,
    // A document is rendered without a choice.
    compare: createCompareStore(themes === null ? null : createSafeStorage(() => sessionStorage)),
    preview,
  };
}

/** One customer's cached data must not reach the next. */
async function changeQueries(queries: QueryClient, { before }: VisitorChange): Promise<void> {
  try {
    const { forgetPersonal, refetchPersonal } = await loadIdleParts();
    await (before === null ? refetchPersonal(queries) : forgetPersonal(queries));
  } catch {
    // Without the code of queries there is no cache yet.
  }
}

export interface ServiceOptions {
  /** When the server rendered the document. */
  readonly moment?: Moment | undefined;
  /** Ports that replace those of the API host. */
  readonly ports?: Partial<Dependencies['answers']>;
}

/** The parts of one app, in the browser and on the server. */
export function createServices(
  language: LanguageSession,
  themes: ThemeStore | null,
  { moment, ports = {} }: ServiceOptions = {},
): Services {
  const clock = createBrowserClock(moment);
  const { registration, changeVisitor, ...calls } = createApiPorts({
    host,
    apiKey,
    language: language.current,
    onServerTime: clock.learn,
    auth: () => auth,
  });
  const answers = { ...calls, ...ports };
  const auth: AuthStore = createAuthStore(
    createAuthPorts({ registration, language: language.current }),
  );
  const queries = createQueryClient();
  return connectServices({
    language,
    themes,
    auth,
    answers,
    changeVisitor,
    queries,
    clock,
    // A constant of the build, so that the server has no code of the map.
    mapTiles:
      import.meta.env.SSR || themes === null
        ? noMapTiles
        : lazyPort<MapTilesPort>(async () =>
            (await import('./data/map-tiles.ts')).createMapTiles(themes),
          ),
    position: lazyPort<PositionPort>(async () =>
      (await import('../adapters/browser/browser-position.ts')).createBrowserPosition(),
    ),
    preview: lazyPort<PreviewPort>(async () => (await loadIdleParts()).previewPort),
  });
}
