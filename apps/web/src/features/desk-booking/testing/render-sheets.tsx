import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { vi } from 'vitest';
import { PortsProvider } from '#blocks/PortsProvider.tsx';
import { DeskContext } from '#blocks/use-desk.ts';
import type { Api } from '#domain/api.ts';
import { createI18n } from '#i18n/init.ts';
import { createMemory, type MemoryMember } from '#testing/memory/index.ts';
import type { Done } from '../desk-queries.ts';
import { DeskSheets } from '../DeskSheets.tsx';
import type { FreePlace } from '../free-place.ts';

/** Wednesday, 9 December 2026, 09:00 in Thessaloniki. */
export const now = Date.UTC(2026, 11, 9, 7);

export const today = '2026-12-09';

export interface RenderOptions {
  readonly role?: MemoryMember['role'];
  /** Free time that was pressed. */
  readonly place?: FreePlace;
  /** Overrides calls; may be based on the usual ones. */
  readonly calls?: (api: Api) => Partial<Api>;
}

const visit = {
  source: 'phone',
  serviceId: '01-haircut-style',
  barberId: '01-nikos',
  date: today,
  time: '12:00',
  name: 'Kostas',
  phone: '+302310123456',
  notes: 'Short',
} as const;

/** The sheets of the desk of salon 01, with a visit of Kostas at 12:00 and lunch at 14:00. */
export async function renderSheets({ role = 'owner', place, calls }: RenderOptions = {}) {
  const i18n = await createI18n('en', ['deskBooking', 'deskDecisions', 'times']);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const member = { salonId: '01', role, barberId: role === 'barber' ? '01-sofia' : null };
  const { ports, elsewhere } = createMemory({
    now: () => now,
    member,
    isTaken: () => false,
  });
  const visitId = elsewhere.enter('01', visit);
  const lunch = { barberId: '01-nikos', date: today, time: '14:00', minutes: 30 } as const;
  const blockId = elsewhere.keepFree('01', { ...lunch, purpose: 'lunch' });
  const api = { ...ports.api, ...calls?.(ports.api) };
  const salon = {
    id: '01',
    name: 'Salon',
    timeZone: 'Europe/Athens',
    role,
    barberId: member.barberId,
  };
  const desk = {
    salon,
    salons: [salon],
    chooseSalon: () => undefined,
    isKept: false,
    isOwnChange: () => false,
  };
  const onDone = vi.fn<(done: Done) => void>();
  const onClose = vi.fn<() => void>();
  const shown = (opened: string | null, free: FreePlace | null) => (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <PortsProvider ports={{ ...ports, api }}>
          <DeskContext value={desk}>
            <DeskSheets
              date={today}
              opened={opened}
              place={free}
              onClose={onClose}
              onDone={onDone}
              onUnavailable={() => undefined}
              message={() => <button type="button">Write a message</button>}
            />
          </DeskContext>
        </PortsProvider>
      </QueryClientProvider>
    </I18nextProvider>
  );
  const view = render(shown(null, place ?? null));
  const settle = async () => {
    // Parts arrive after their skeletons, which takes longer on a busy machine.
    for (let turn = 0; turn < 50; turn += 1) {
      await act(async () => {
        await vi.dynamicImportSettled();
        await new Promise((resolve) => setTimeout(resolve, 30));
      });
      if (document.querySelector('dialog [data-component="skeleton-group"]') === null) return;
    }
  };
  await settle();
  const find = (selector: string, words = ''): HTMLElement => {
    const all = [...document.querySelectorAll<HTMLElement>(`dialog[open] ${selector}`)];
    const found = all.find(({ textContent }) => textContent.includes(words));
    if (found === undefined) throw new Error(`Not in the sheet: ${selector} "${words}"`);
    return found;
  };
  return {
    api,
    elsewhere,
    visitId,
    blockId,
    onDone,
    onClose,
    settle,
    find,
    text: () => document.querySelector('dialog[open]')?.textContent ?? '',
    async open(id: string) {
      view.rerender(shown(id, null));
      await settle();
    },
    /** Opens the sheet of a free time; null closes it. */
    async add(free: FreePlace | null) {
      view.rerender(shown(null, free));
      await settle();
    },
    async press(selector: string, words = '') {
      fireEvent.click(find(selector, words));
      await settle();
    },
    async type(selector: string, value: string) {
      fireEvent.change(find(selector), { target: { value } });
      await settle();
    },
    async submit() {
      fireEvent.submit(find('form'));
      await settle();
    },
  };
}
