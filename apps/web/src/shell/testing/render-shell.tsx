import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { PortsProvider } from '../../blocks/PortsProvider.tsx';
import { createI18n } from '../../i18n/init.ts';
import type { Language } from '../../i18n/languages.ts';
import { PreferencesProvider } from '../preferences/PreferencesProvider.tsx';
import { createMemoryPorts } from '../../testing/memory/index.ts';
import { createToastChannel, ToastsContext } from '../toaster/toast-channel.ts';

/** Renders a part of the shell; the channel records toasts. */
export async function renderShell(
  children: ReactNode,
  { language = 'en', path = '/lost?x=1' }: { language?: Language; path?: string } = {},
) {
  const i18n = await createI18n(language, []);
  const toasts = createToastChannel();
  const preferences = { language, changeLanguage: () => undefined, themes: null };
  const view = render(
    <I18nextProvider i18n={i18n}>
      <PreferencesProvider value={preferences}>
        <ToastsContext value={toasts}>
          <PortsProvider ports={createMemoryPorts()}>
            <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
          </PortsProvider>
        </ToastsContext>
      </PreferencesProvider>
    </I18nextProvider>,
  );
  return { ...view, toasts };
}
