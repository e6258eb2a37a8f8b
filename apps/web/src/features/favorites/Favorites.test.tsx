import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { PortsProvider } from '../../blocks/PortsProvider.tsx';
import { createI18n } from '../../i18n/init.ts';
import { createMemoryPorts } from '../../testing/memory/index.ts';
import { FavoritesProvider } from './FavoritesProvider.tsx';
import { createFavoritesStore } from './favorites-store.ts';
import { Favorites } from './Favorites.tsx';

it('moves the focus to a restored favorite', async () => {
  const ports = createMemoryPorts();
  const store = createFavoritesStore(ports.api);
  store.visitorKnown();
  render(
    <I18nextProvider i18n={await createI18n('en', ['favorites', 'common'])}>
      <QueryClientProvider client={new QueryClient()}>
        <PortsProvider ports={ports}>
          <FavoritesProvider store={store}>
            <MemoryRouter>
              <Favorites onRemoved={() => undefined} onFailed={() => undefined} />
            </MemoryRouter>
          </FavoritesProvider>
        </PortsProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  const heart = await screen.findByRole('button', { name: 'Save Thermaikos' });
  await act(async () => void fireEvent.click(heart));
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(document.activeElement).toBe(undo);
  await act(async () => void fireEvent.click(undo));
  expect(document.activeElement?.closest('[data-record]')?.textContent).toContain('Thermaikos');
});
