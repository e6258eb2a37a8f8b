import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createI18n } from '#i18n/init.ts';
import type { Language } from '#i18n/languages.ts';
import { AuthProvider } from '../AuthProvider.tsx';
import { fakeStore } from './fake-store.ts';

export interface RenderOptions {
  readonly path?: string;
  readonly language?: Language;
  /** Phone sign-in is enabled. */
  readonly hasPhone?: boolean;
}

/** Renders a page with a sign-in whose results the test controls. */
export async function renderAuth(page: ReactNode, options: RenderOptions = {}) {
  const { path = '/page', language = 'en', hasPhone = false } = options;
  const { effects, auth: store } = fakeStore({
    loadIdentity: async () => ({ ...effects.identity, phone: hasPhone ? effects.phone : null }),
  });
  const i18n = await createI18n(language, ['auth', 'recovery', 'password']);
  const router = createMemoryRouter(
    [
      { path: '/signin', element: null },
      { path: '*', element: page },
    ],
    { initialEntries: [path] },
  );
  const view = render(
    <I18nextProvider i18n={i18n}>
      <AuthProvider store={store}>
        <RouterProvider router={router} />
      </AuthProvider>
    </I18nextProvider>,
  );
  await store.start();
  return {
    ...view,
    effects,
    store,
    address: () => router.state.location.pathname + router.state.location.search,
  };
}
