import { act, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import type { PendingWrite } from '../domain/ports/pending-writes-port.ts';
import { createI18n } from '../i18n/init.ts';
import { fakeWrites } from '../testing/memory/fake-writes.ts';
import { PendingNote } from './PendingNote.tsx';
import { PortsProvider } from './PortsProvider.tsx';

const cancellation: PendingWrite = {
  id: 'key-1',
  name: 'cancelBooking',
  waitsFor: 'network',
  returnTo: '/dashboard',
};

it.each([
  ['en', /Your cancellation: waiting for a connection/, 'Try now', 'Do not send'],
  ['el', /Η ακύρωσή σας: αναμονή για σύνδεση/, 'Δοκιμάστε τώρα', 'Να μη σταλεί'],
] as const)(
  'announces in %s that the write of a dialog waits',
  async (language, text, tryNow, cancel) => {
    const { port, show, tryNow: tried, cancel: cancelled } = fakeWrites();
    render(
      <I18nextProvider i18n={await createI18n(language, ['pending'])}>
        <PortsProvider ports={{ pendingWrites: port }}>
          <PendingNote names={['cancelBooking']} />
        </PortsProvider>
      </I18nextProvider>,
    );
    act(() => show({ ...cancellation, name: 'addAddress' }));
    expect(screen.queryByRole('status')).toBeNull();
    act(() => show(cancellation));
    expect(screen.getByRole('status').textContent).toMatch(text);
    fireEvent.click(screen.getByRole('button', { name: tryNow }));
    expect(tried).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: cancel }));
    expect(cancelled).toHaveBeenCalledWith('key-1');
    act(() => show({ ...cancellation, waitsFor: 'answer' }));
    expect(screen.queryByRole('status')).toBeNull();
  },
);
