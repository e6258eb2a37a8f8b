import type { ReactElement, ReactNode } from 'react';
import { configure } from 'storybook/test';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { type AnyMachineSnapshot, type InspectionEvent, SimulatedClock } from 'xstate';
import { openLanguageSession } from '../app/visitor/language.ts';
import { Providers, type Services } from '../app/Providers.tsx';
import { createQueryClient } from '../app/data/query-client.ts';
import { createBrowserClock } from '../adapters/browser/browser-clock.ts';
import { addDesk } from '../app/navigation/lazy-desk.ts';
import { createRoutes } from '../app/navigation/router.tsx';
import { connectServices } from '../app/services.ts';
import { type MachineOptions, MachineOptionsProvider } from '../blocks/MachineOptionsProvider.tsx';
import type { Ports } from '../domain/ports/index.ts';
import { createI18n } from '../i18n/init.ts';
import { createAuthStore } from '../features/auth/auth-store.ts';
import type { Language } from '../i18n/languages.ts';
import type { Namespace } from '../i18n/namespaces.ts';
import type { HomePagePort } from '../domain/ports/home-page-port.ts';
import { noMapTiles } from '../domain/ports/map-tiles-port.ts';
import type { PreviewPort } from '../domain/ports/preview-port.ts';
import { createThemeStore, type Theme } from '../shell/preferences/theme-store.ts';
import { createMemory, type Elsewhere } from './memory/index.ts';
import { fillDesk } from './story-desk.ts';
import { storyHomePage } from './story-home-page.ts';
import { overriding } from '../shared/overriding.ts';
import {
  isSignedIn,
  memberOf,
  storyAuth,
  type StoryIdentity,
  type StorySession,
} from './story-identity.ts';
import { storyPicture } from './story-pictures.ts';

type OwnPorts = { readonly [Name in keyof Ports]?: Partial<Ports[Name]> };

interface StoryPart {
  readonly element: ReactNode | ((services: Services) => Promise<ReactNode>);
  readonly namespaces: readonly Namespace[];
  /** Adds a margin, for a part of a page. @default false */
  readonly isPadded?: boolean;
}

export interface StoryAppOptions {
  /** @default 'signed-out' */
  readonly session?: StorySession;
  /** A usual day at the desk of salon 01, for a member of it. @default an empty one */
  readonly hasVisits?: boolean;
  /** Overrides the responses of the identity service. */
  readonly identity?: StoryIdentity | (() => StoryIdentity);
  /** Overrides responses of ports, for example with a failure; may be based on the usual ones. */
  readonly ports?: OwnPorts | ((usual: Ports) => OwnPorts);
  readonly homePage?: HomePagePort;
  /** @default no banner */
  readonly preview?: PreviewPort;
  /** Timeout for a page's data, in milliseconds. @default 0, so that skeletons show at once */
  readonly timeoutMs?: number;
  /** The error that prevents the page from being shown. */
  readonly breaks?: Error;
  /** One part of a page, instead of the whole page with header and footer. */
  readonly part?: StoryPart;
  /** Delays of the machines pass with `app.clock` only. */
  readonly holdMachines?: boolean;
  /** Runs once the session is known, before the first frame. */
  readonly prepare?: (services: Services) => void | Promise<void>;
}

const noPreview: PreviewPort = { flag: async () => undefined, isHealthy: async () => true };

// Parts of a page load lazily, which is slow on a busy machine.
configure({ asyncUtilTimeout: 8000 });

/** The used part of Storybook's story context. */
interface StoryContext {
  readonly globals: Record<string, unknown>;
  readonly loaded: Record<string, unknown>;
}

/** The app of one story. */
export interface StoryApp {
  readonly services: Services;
  /** Actions of others. */
  readonly elsewhere: Elsewhere;
  readonly element: ReactElement;
  /** The current path. */
  readonly address: () => string;
  /**
   * The active states of the machine with this id, such as `visible.running`; empty if none runs.
   */
  readonly statesOf: (machineId: string) => readonly string[];
  /** The clock of paused machines. */
  readonly clock: SimulatedClock;
}

function leavesOf(value: unknown, path: readonly string[] = []): readonly string[] {
  if (typeof value === 'string') return [[...path, value].join('.')];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

function watchMachines() {
  const latest = new Map<string, AnyMachineSnapshot>();
  return {
    inspect: (event: InspectionEvent) => {
      if (event.type !== '@xstate.snapshot' || !('machine' in event.snapshot)) return;
      const snapshot = event.snapshot as AnyMachineSnapshot;
      latest.set(snapshot.machine.id, snapshot);
    },
    statesOf: (id: string) => leavesOf(latest.get(id)?.value),
  };
}

/** A visitor without a history. */
function forgetEarlierStories(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) {
      if (key.startsWith('salonica.')) storage.removeItem(key);
    }
  }
}

function withOwn(ports: Ports, own: OwnPorts): Ports {
  const entries = Object.entries(ports).map(([name, port]: [string, object]) => [
    name,
    overriding(port, own[name as keyof Ports] ?? {}),
  ]);
  return Object.fromEntries(entries) as Ports;
}

async function openServices(
  language: Language,
  theme: Theme,
  options: StoryAppOptions,
  machineOptions: MachineOptions,
): Promise<Pick<StoryApp, 'services' | 'elsewhere'>> {
  const { session = 'signed-out', identity = {}, homePage = storyHomePage } = options;
  const texts = await createI18n(language, options.part?.namespaces ?? []);
  const queries = createQueryClient();
  // A failure shows immediately; the app itself retries a few times first.
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } });
  const themes = new Map([['salonica.theme', theme]]);
  const storage = {
    get: (key: string) => themes.get(key) ?? null,
    set: (key: string, value: Theme) => void themes.set(key, value),
  };
  const memory = createMemory({
    visitor: isSignedIn(session) ? 'customer' : 'guest',
    member: memberOf(session),
    homePage,
    picture: storyPicture,
    // The desk shows every booking, so it needs no chance.
    ...(memberOf(session) === null ? {} : { isTaken: () => false }),
  });
  if (options.hasVisits === true) fillDesk(memory.elsewhere);
  const auth = createAuthStore({
    ...storyAuth(session, typeof identity === 'function' ? identity() : identity),
    machineOptions,
  });
  const services = connectServices({
    language: await openLanguageSession(texts),
    themes: createThemeStore(storage, document.documentElement),
    auth,
    answers: { ...memory.ports, homePage },
    changeVisitor: ({ after }) => (after === null ? memory.signOut() : memory.signIn()),
    queries,
    clock: createBrowserClock(),
    mapTiles: noMapTiles,
    position: { locate: async () => ({ kind: 'denied' }) },
    preview: options.preview ?? noPreview,
  });
  const { ports = {} } = options;
  const own = typeof ports === 'function' ? ports(services.ports) : ports;
  return {
    services: { ...services, ports: withOwn(services.ports, own) },
    elsewhere: memory.elsewhere,
  };
}

/** The same routes, but every page throws. */
function breaking(routes: readonly RouteObject[], error: Error): RouteObject[] {
  return routes.map((route): RouteObject => {
    if (route.children) return { ...route, children: breaking(route.children, error) };
    return { ...route, lazy: async () => Promise.reject(error) };
  });
}

async function routesOf(
  path: string,
  services: Services,
  { part, breaks, timeoutMs = 0 }: StoryAppOptions,
): Promise<RouteObject[]> {
  if (part === undefined) {
    const routes = createRoutes(services, { timeoutMs });
    const { pathname } = new URL(path, 'http://localhost');
    await addDesk(routes, pathname, services, { timeoutMs });
    return breaks === undefined ? routes : breaking(routes, breaks);
  }
  const { element } = part;
  const shown = typeof element === 'function' ? await element(services) : element;
  return [{ path: '*', element: shown }];
}

async function openApp(
  path: string,
  globals: StoryContext['globals'],
  options: StoryAppOptions,
): Promise<StoryApp & { readonly close: () => void }> {
  forgetEarlierStories();
  const watch = watchMachines();
  const language = globals['language'] === 'el' ? 'el' : 'en';
  const theme = globals['theme'] === 'dark' ? 'dark' : 'light';
  const clock = new SimulatedClock();
  const machineOptions: MachineOptions = {
    inspect: watch.inspect,
    ...(options.holdMachines === true ? { clock } : {}),
  };
  const { services, elsewhere } = await openServices(language, theme, options, machineOptions);
  await services.auth.start();
  await options.prepare?.(services);
  const router = createMemoryRouter(await routesOf(path, services, options), {
    initialEntries: [path],
  });
  // The page and its texts are loaded before the first frame.
  await new Promise<void>((resolve) => {
    const settle = () => {
      if (router.state.initialized) resolve();
    };
    router.subscribe(settle);
    settle();
  });
  return {
    services,
    elsewhere,
    element: (
      <MachineOptionsProvider value={machineOptions}>
        <Providers services={services}>
          <RouterProvider router={router} />
        </Providers>
      </MachineOptionsProvider>
    ),
    address: () => router.state.location.pathname + router.state.location.search,
    statesOf: watch.statesOf,
    clock,
    close: () => router.dispose(),
  };
}

/** The app of a story, for its `play` and its tests. */
export function appOf({ loaded }: Pick<StoryContext, 'loaded'>): StoryApp {
  const app = loaded['app'] as StoryApp | undefined;
  if (app === undefined) throw new Error('The story was not made with appAt');
  return app;
}

/**
 * The app at a URL as a story: in the language and the theme of the toolbar, with the built-in
 * records, at a fixed moment, without a server.
 * @example
 * export const SignedIn = meta.story({ ...appAt('/dashboard', { session: 'signed-in' }) });
 */
export function appAt(path: string, options: StoryAppOptions = {}) {
  return {
    parameters: {
      layout: options.part?.isPadded === true ? 'padded' : 'fullscreen',
      clock: 'stopped',
      // The source code as written: a whole app cannot be printed.
      docs: { source: { type: 'code' } },
    },
    async beforeEach({ globals, loaded }: StoryContext) {
      const { close, ...app } = await openApp(path, globals, options);
      loaded['app'] = app;
      return close;
    },
    render: (_: unknown, { loaded }: Pick<StoryContext, 'loaded'>) => appOf({ loaded }).element,
  } as const;
}
