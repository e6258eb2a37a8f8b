import { act, render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { ServiceError } from '#domain/failure.ts';
import { createI18n } from '#i18n/init.ts';
import { createToastChannel, ToastsContext, type ToastSignal } from '../toaster/toast-channel.ts';
import { type DeskDone, useDeskDone } from './use-desk-done.ts';

it('gives the reason of a failed undo', async () => {
  const i18n = await createI18n('en', ['deskBooking']);
  const toasts = createToastChannel();
  const shown: Extract<ToastSignal, { type: 'toast.pushed' }>['toast'][] = [];
  toasts.listen((signal) => {
    if (signal.type === 'toast.pushed') shown.push(signal.toast);
  });
  let desk: DeskDone | null = null;
  function Page() {
    desk = useDeskDone();
    return null;
  }
  render(
    <I18nextProvider i18n={i18n}>
      <ToastsContext value={toasts}>
        <Page />
      </ToastsContext>
    </I18nextProvider>,
  );
  const obstacle = { kind: 'booking', name: 'Kostas', purpose: null } as const;
  const times = { date: '2026-12-09', starts: '12:00', lastDate: '2026-12-09', ends: '12:45' };
  const taken = new ServiceError({
    kind: 'conflict',
    code: 'slot-taken',
    nearest: [],
    obstacles: [{ ...obstacle, ...times }],
  });
  const done = desk as DeskDone | null;
  done?.onDone({ what: 'cancel', name: 'Maria', undo: () => Promise.reject(taken) });
  act(() => shown[0]?.action?.run());
  await vi.waitFor(() => expect(shown).toHaveLength(2));
  expect(shown[1]).toMatchObject({
    tone: 'danger',
    title: 'It could not be taken back',
    description: expect.stringContaining('Kostas, Wed 9 Dec, 12:00 to 12:45') as unknown,
  });
});
