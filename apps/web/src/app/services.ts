import type { QueryClient } from '@tanstack/react-query';
import { storageUrl } from '@salonica/contract/images';
import { createAuthStore } from '../features/auth/index.ts';
import type { ThemeStore } from '../shell/preferences/theme-store.ts';
import { createToastChannel } from '../shell/toaster/toast-channel.ts';
import { createApiPorts } from './api-ports.ts';
import { createAuthPorts } from './auth-ports.ts';
import { createDrafts } from './drafts.ts';
import type { LanguageSession } from './language.ts';
import type { Services } from './providers.tsx';

const host = import.meta.env.VITE_API_HOST;
const apiKey = import.meta.env.VITE_API_KEY;

/** What one app is made of, in the browser and where a page is rendered ahead of time. */
export function createServices(language: LanguageSession, themes: ThemeStore | null): Services {
  const { homePage, registration } = createApiPorts({ host, apiKey });
  const auth = createAuthStore(createAuthPorts({ registration, language: language.current }));
  let queries: Promise<QueryClient> | null = null;
  const loadQueries = (): Promise<QueryClient> => {
    queries ??= import('./query-client.ts').then(
      ({ createQueryClient }) => createQueryClient(),
      (error: unknown) => {
        queries = null;
        throw error;
      },
    );
    return queries;
  };
  return {
    language,
    themes,
    auth,
    toasts: createToastChannel(),
    discovery: { homePage, loadQueries, pictureUrl: (path) => storageUrl(path, host) },
    drafts: createDrafts(auth),
  };
}
