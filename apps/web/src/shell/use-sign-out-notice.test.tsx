import { act, render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { PortsProvider } from '../blocks/PortsProvider.tsx';
import { AuthProvider } from '../features/auth/AuthProvider.tsx';
import { createAuthStore } from '../features/auth/auth-store.ts';
import { createI18n } from '../i18n/init.ts';
import { RootLayout } from './RootLayout.tsx';
import { fakeWrites } from '../testing/memory/fake-writes.ts';
import { createToastChannel, type ToastSignal } from './toaster/toast-channel.ts';
import { ToastsProvider } from './toaster/ToastsProvider.tsx';
import { loadEngine } from '../features/auth/testing/load-engine.ts';

it.each([
  ['en', 'Sign-out failed'],
  ['el', 'Η αποσύνδεση απέτυχε'],
] as const)('says on any page that signing out failed, in %s', async (language, title) => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const i18n = await createI18n(language, []);
  const toasts = createToastChannel();
  const told: ToastSignal[] = [];
  toasts.listen((signal) => told.push(signal));
  const store = createAuthStore({
    loadEngine,
    loadIdentity: () => Promise.reject(new TypeError('Failed to fetch')),
    registration: { registerUser: () => Promise.reject(new Error('Not asked for')) },
    memory: {
      readHint: () => null,
      writeHint() {},
      clearHint() {},
      announceEnd() {},
      onEndElsewhere() {},
    },
  });
  const router = createMemoryRouter([{ path: '*', Component: RootLayout }]);
  render(
    <I18nextProvider i18n={i18n}>
      <ToastsProvider channel={toasts}>
        <AuthProvider store={store}>
          <PortsProvider ports={{ pendingWrites: fakeWrites().port }}>
            <RouterProvider router={router} />
          </PortsProvider>
        </AuthProvider>
      </ToastsProvider>
    </I18nextProvider>,
  );
  act(() => store.signOut());
  await vi.waitFor(() => expect(told).toHaveLength(1));
  expect(told).toMatchObject([{ type: 'toast.pushed', toast: { tone: 'destructive', title } }]);
});
