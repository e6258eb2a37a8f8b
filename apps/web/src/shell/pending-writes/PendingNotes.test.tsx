import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { PortsProvider } from '../../blocks/PortsProvider.tsx';
import type { PendingWrite } from '../../domain/ports/pending-writes-port.ts';
import { AuthProvider } from '../../features/auth/AuthProvider.tsx';
import { fakeStore } from '../../features/auth/testing/fake-store.ts';
import { fakeWrites } from '../../testing/memory/fake-writes.ts';
import { renderShell } from '../testing/render-shell.tsx';
import type { ToastSignal } from '../toaster/toast-channel.ts';
import { PendingSlot } from '../PendingSlot.tsx';

const booking: PendingWrite = {
  id: 'key-1',
  name: 'book',
  waitsFor: 'network',
  returnTo: '/salon/01',
};

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

async function open(first: PendingWrite, language: 'en' | 'el' = 'en') {
  const { effects, auth } = fakeStore();
  await auth.start();
  effects.report(null);
  const writes = fakeWrites();
  writes.show(first);
  const { toasts } = await renderShell(
    <AuthProvider store={auth}>
      <PortsProvider ports={{ pendingWrites: writes.port }}>
        <PendingSlot />
        <Address />
      </PortsProvider>
    </AuthProvider>,
    { language, path: '/booking/01' },
  );
  const signals: ToastSignal[] = [];
  toasts.listen((signal) => signals.push(signal));
  return { ...writes, signals };
}

const leaving = (): boolean =>
  window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const address = () => screen.getByText(/^\//).textContent;

describe('pending writes', () => {
  beforeEach(() => import('./PendingNotes.tsx'));

  it('are listed with the reason, can be tried and cancelled, and prevent closing the page', async () => {
    const { show, tryNow, cancel } = await open(booking);
    expect(await screen.findByText(/Your booking: waiting for a connection/)).toBeTruthy();
    expect(leaving()).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
    expect(tryNow).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: 'Do not send' }));
    expect(cancel).toHaveBeenCalledWith('key-1');
    act(() => show());
    expect(screen.queryByText(/Your booking/)).toBeNull();
    expect(leaving()).toBe(true);
  });

  it('are in Greek', async () => {
    const { show } = await open(booking, 'el');
    expect(await screen.findByText(/Το ραντεβού σας: αναμονή για σύνδεση/)).toBeTruthy();
    act(() => show());
  });

  it('cannot be cancelled while they are sent', async () => {
    const { show } = await open({ ...booking, waitsFor: 'answer' });
    expect(await screen.findByText(/Your booking: being sent/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    act(() => show());
  });

  it('redirect the visitor to sign in once, and back', async () => {
    const { show } = await open(booking);
    const held = { ...booking, waitsFor: 'sign-in' } as const;
    await screen.findByText(/waiting for a connection/);
    expect(address()).toBe('/booking/01');
    act(() => show(held));
    await waitFor(() => expect(address()).toBe('/signin?next=%2Fsalon%2F01'));
    const link = screen.getByRole('link', { name: 'Sign in' });
    expect(link.getAttribute('href')).toBe('/signin?next=%2Fsalon%2F01');
    act(() => show());
  });

  it('report the result', async () => {
    const { show, settle, signals } = await open(booking);
    await screen.findByText(/Your booking/);
    act(() => {
      show();
      settle({ name: 'book', isDone: true, message: undefined, page: '/booking/01' });
      settle({ name: 'cancelBooking', isDone: false, message: 'Too late.', page: '/dashboard' });
    });
    expect(signals).toMatchObject([
      { toast: { tone: 'success', title: 'Your booking: done' } },
      {
        toast: {
          tone: 'danger',
          title: 'Your cancellation: this did not work',
          description: 'Too late.',
          action: { label: 'Go back' },
        },
      },
    ]);
  });
});
