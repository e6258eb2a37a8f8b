import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { PortsProvider } from '#blocks/PortsProvider.tsx';
import { DeskContext } from '#blocks/use-desk.ts';
import type { DeskSalon } from '#domain/desk.ts';
import { createI18n } from '#i18n/init.ts';
import { createMemoryPorts } from '#testing/memory/index.ts';

const member = { salonId: '01', role: 'owner', barberId: null } as const;
const salon: DeskSalon = {
  id: '01',
  name: 'Glow',
  timeZone: 'Europe/Athens',
  role: 'owner',
  barberId: null,
};

/** A page of the settings of a salon, with its owner. @returns the API behind it */
export async function openPage(page: ReactNode) {
  const { api, live, clock } = createMemoryPorts({ member });
  const namespaces = [
    'common',
    'deskCatalogue',
    'discovery',
    'salon',
    'deskDecisions',
    'deskBooking',
    'deskShifts',
  ] as const;
  render(
    <I18nextProvider i18n={await createI18n('en', namespaces)}>
      <QueryClientProvider client={new QueryClient()}>
        <PortsProvider ports={{ api, live, clock }}>
          <MemoryRouter>
            <DeskContext
              value={{
                salon,
                salons: [salon],
                chooseSalon: () => undefined,
                isKept: false,
                isOwnChange: () => false,
              }}
            >
              {page}
            </DeskContext>
          </MemoryRouter>
        </PortsProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return api;
}

/** Presses a button by its name. */
export const press = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name }));
/** Types into a field by its name in the form, or chooses in it. */
export const type = (name: string, value: string) => {
  const field = document.querySelector(`[name="${name}"]`);
  if (field === null) throw new Error(`There is no field ${name}.`);
  fireEvent.change(field, { target: { value } });
};
/** Submits the form of the page, or of its dialog. */
export const submit = () => {
  const form = document.querySelector('form');
  if (form === null) throw new Error('There is no form.');
  fireEvent.submit(form);
};
