import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createI18n } from '../../i18n/init.ts';
import { FavoritesProvider } from './favorites-context.tsx';
import type { FavoritesPort } from '../../domain/ports/old/favorites-port.ts';
import { createFavoritesStore } from './favorites-store.ts';
import { Favorites } from './Favorites.tsx';

it('leads the focus to a favorite that was brought back', async () => {
  const port: FavoritesPort = {
    ids: async () => ['01'],
    list: async () => [
      {
        id: '01',
        name: 'Atelier',
        address: '12 Aristotelous Square',
        phone: '+30 2310 000 000',
        topRated: true,
        rating: 4.9,
        reviewCount: 234,
        distance: 0.4,
        priceRange: '$$',
        picture: null,
        services: [],
      },
    ],
    add: async () => undefined,
    remove: async () => undefined,
  };
  const store = createFavoritesStore(port);
  await store.signIn();
  render(
    <I18nextProvider i18n={await createI18n('en', ['favorites', 'common'])}>
      <QueryClientProvider client={new QueryClient()}>
        <FavoritesProvider settings={{ port, store }}>
          <MemoryRouter>
            <Favorites onRemoved={() => undefined} onFailed={() => undefined} />
          </MemoryRouter>
        </FavoritesProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  const heart = await screen.findByRole('button', { name: /Save/ });
  await act(async () => void fireEvent.click(heart));
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(document.activeElement).toBe(undo);
  await act(async () => void fireEvent.click(undo));
  expect(document.activeElement?.closest('[data-record]')?.textContent).toContain('Atelier');
});
