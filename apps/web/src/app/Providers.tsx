import { MessagesProvider } from '@salonica/ui/messages';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { AuthProvider } from '../features/auth/AuthProvider.tsx';
import type { AuthStore } from '../features/auth/auth-store.ts';
import { PortsProvider } from '../blocks/PortsProvider.tsx';
import type { DraftStore } from '../domain/ports/drafts-port.ts';
import type { Ports } from '../domain/ports/index.ts';
import { FavoritesProvider } from '../features/favorites/FavoritesProvider.tsx';
import type { CompareStore } from '../features/compare/compare-store.ts';
import { CompareProvider } from '../features/compare/CompareProvider.tsx';
import type { FavoritesStore } from '../features/favorites/favorites-store.ts';
import { defaultLanguage, isLanguage } from '../i18n/languages.ts';
import { PreviewProvider } from '../shell/banner/PreviewProvider.tsx';
import type { PreviewPort } from '../domain/ports/preview-port.ts';
import { PreferencesProvider } from '../shell/preferences/PreferencesProvider.tsx';
import type { ThemeStore } from '../shell/preferences/theme-store.ts';
import { type ToastChannel, ToastsContext } from '../shell/toaster/toast-channel.ts';
import type { LanguageSession } from './visitor/language.ts';

/** The parts of one rendered app. */
export interface Services {
  readonly language: LanguageSession;
  /** Undefined on the server. */
  readonly themes: ThemeStore | null;
  readonly toasts: ToastChannel;
  readonly auth: AuthStore;
  readonly queries: QueryClient;
  readonly drafts: DraftStore;
  readonly ports: Ports;
  readonly favorites: FavoritesStore;
  readonly compare: CompareStore;
  readonly preview: PreviewPort;
}

function LanguageProviders({
  services: { language, themes },
  children,
}: {
  readonly services: Services;
  readonly children: ReactNode;
}) {
  const { i18n } = useTranslation();
  const current = isLanguage(i18n.language) ? i18n.language : defaultLanguage;
  const preferences = useMemo(
    () => ({
      language: current,
      changeLanguage: (next: typeof current) => void language.change(next),
      themes,
    }),
    [current, language, themes],
  );
  return (
    <PreferencesProvider value={preferences}>
      <MessagesProvider messages={language.componentTexts()}>{children}</MessagesProvider>
    </PreferencesProvider>
  );
}

export function Providers({
  services,
  children,
}: {
  readonly services: Services;
  readonly children: ReactNode;
}) {
  return (
    <I18nextProvider i18n={services.language.i18n}>
      <LanguageProviders services={services}>
        <ToastsContext value={services.toasts}>
          <AuthProvider store={services.auth}>
            <PortsProvider ports={services.ports}>
              <QueryClientProvider client={services.queries}>
                <FavoritesProvider store={services.favorites}>
                  <CompareProvider store={services.compare}>
                    <PreviewProvider value={services.preview}>{children}</PreviewProvider>
                  </CompareProvider>
                </FavoritesProvider>
              </QueryClientProvider>
            </PortsProvider>
          </AuthProvider>
        </ToastsContext>
      </LanguageProviders>
    </I18nextProvider>
  );
}
