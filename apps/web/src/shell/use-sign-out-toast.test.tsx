import { act, render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { PortsProvider } from '../blocks/PortsProvider.tsx';
import { AuthProvider } from '../features/auth/AuthProvider.tsx';
import { fakeStore } from '../features/auth/testing/fake-store.ts';
import { createI18n } from '../i18n/init.ts';
import { RootLayout } from './RootLayout.tsx';
import { fakeWrites } from '../testing/memory/fake-writes.ts';
import { createToastChannel, ToastsContext, type ToastSignal } from './toaster/toast-channel.ts';

it.each([
  ['en', 'Sign-out failed'],
  ['el', 'Η αποσύνδεση απέτυχε'],
] as const)('reports a failed sign-out on any page, in %s', async (language, title) => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const i18n = await createI18n(language, []);
  const toasts = createToastChannel();
  const signals: ToastSignal[] = [];
  toasts.listen((signal) => signals.push(signal));
  const { auth: store } = fakeStore({
    loadIdentity: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  const router = createMemoryRouter([{ path: '*', Component: RootLayout }]);
  render(
    <I18nextProvider i18n={i18n}>
      <ToastsContext value={toasts}>
        <AuthProvider store={store}>
          <PortsProvider ports={{ pendingWrites: fakeWrites().port }}>
            <RouterProvider router={router} />
          </PortsProvider>
        </AuthProvider>
      </ToastsContext>
    </I18nextProvider>,
  );
  act(() => store.signOut());
  await vi.waitFor(() => expect(signals).toHaveLength(1));
  expect(signals).toMatchObject([{ type: 'toast.pushed', toast: { tone: 'danger', title } }]);
});
