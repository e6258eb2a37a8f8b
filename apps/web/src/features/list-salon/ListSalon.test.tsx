import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { PortsProvider } from '../../blocks/PortsProvider.tsx';
import type { Api } from '../../domain/api.ts';
import { createI18n } from '../../i18n/init.ts';
import { createMemoryPorts } from '../../testing/memory/index.ts';
import { ListSalon } from './ListSalon.tsx';
import { sentApplication, typedDraft } from './testing/sample-application.ts';

const place = 'list-your-salon';

async function renderPage(own: Partial<Api> = {}, isSignedIn = true, isReturning = false) {
  const ports = createMemoryPorts({ visitor: isSignedIn ? 'customer' : 'guest' });
  const onSignIn = vi.fn<() => void>();
  const show = async () =>
    render(
      <I18nextProvider i18n={await createI18n('en', ['listSalon', 'discovery', 'common'])}>
        <QueryClientProvider
          client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
        >
          <PortsProvider ports={{ ...ports, api: { ...ports.api, ...own } }}>
            <MemoryRouter>
              <ListSalon isSignedIn={isSignedIn} isReturning={isReturning} onSignIn={onSignIn} />
            </MemoryRouter>
          </PortsProvider>
        </QueryClientProvider>
      </I18nextProvider>,
    );
  return { ports, onSignIn, show };
}

const next = async (heading: string) => {
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { level: 2, name: heading });
};

// By name: role queries in a whole form are slow.
function type(name: string, value: string): void {
  const field = document.querySelector(`[name="${name}"]`);
  if (field === null) throw new Error(`There is no field ${name}.`);
  fireEvent.input(field, { target: { value } });
}

describe('the application of a salon', () => {
  it('is filled in, checked in every step, and sent', async () => {
    const { ports, show } = await renderPage();
    await show();
    await screen.findByRole('heading', { level: 2, name: 'Your salon' });
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() =>
      expect(document.activeElement).toBe(
        screen.getByRole('textbox', { name: 'Name of the salon' }),
      ),
    );
    type('name', typedDraft.name);
    fireEvent.click(await screen.findByRole('button', { name: 'Haircut' }));
    type('phone', typedDraft.phone);
    type('email', typedDraft.email);
    await next('Where it is');
    type('addressEn', typedDraft.addressEn);
    type('addressEl', typedDraft.addressEl);
    type('place', typedDraft.place);
    await next('When it is open');
    await next('First services and your first barber');
    type('service-0-en', 'Haircut');
    type('service-0-el', 'Κούρεμα');
    type('service-0-price', '25');
    type('barberEn', typedDraft.barberEn);
    type('barberEl', typedDraft.barberEl);
    fireEvent.click(screen.getByRole('button', { name: 'Add a service' }));
    fireEvent.click(screen.getByRole('button', { name: 'Remove service 2' }));
    await next('Check and send');
    fireEvent.click(screen.getByRole('button', { name: /^Send the application/ }));
    const title = `${typedDraft.name} is being checked`;
    await screen.findByRole('heading', { level: 2, name: title });
    const { application } = await ports.api.readApplication();
    expect(application?.details.services).toEqual([
      {
        name: { en: 'Haircut', el: 'Κούρεμα' },
        minutes: 30,
        price: { minor: 2500, currency: 'USD' },
      },
    ]);
    expect(ports.drafts.read(place).personal).toBeNull();
  }, 20_000);

  it('keeps what is typed, and goes on after signing in', async () => {
    const { ports, onSignIn, show } = await renderPage({}, false, true);
    ports.drafts.write(place, { choices: null, personal: typedDraft });
    await show();
    await screen.findByRole('heading', { level: 2, name: 'Check and send' });
    fireEvent.click(screen.getByRole('button', { name: /^Send the application/ }));
    await waitFor(() => expect(onSignIn).toHaveBeenCalledTimes(1));
    expect(ports.drafts.read(place).personal).toEqual(typedDraft);
  });

  it('shows why it was refused, and what was typed', async () => {
    const refused = sentApplication('refused');
    const { show } = await renderPage({ readApplication: async () => ({ application: refused }) });
    await show();
    expect(await screen.findByText(refused.reason ?? '')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Correct and send again' }));
    await screen.findByRole('heading', { level: 2, name: 'Your salon' });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of the salon' }).value).toBe(
      typedDraft.name,
    );
  });

  it('leads from the approval to the desk', async () => {
    const { show } = await renderPage({
      readApplication: async () => ({ application: sentApplication('approved') }),
    });
    await show();
    const desk = await screen.findByRole('link', { name: 'Open your desk' });
    expect(desk.getAttribute('href')).toBe('/desk');
  });
});
