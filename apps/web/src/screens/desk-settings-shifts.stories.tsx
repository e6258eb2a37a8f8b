import preview from '@salonica/storybook/preview';
import type { ResponseOf } from '../domain/api.ts';
import type { Ports } from '../domain/ports/index.ts';
import { deskToday } from '../testing/story-desk.ts';
import { deskLoads } from '../testing/story-desk-loads.ts';
import { failingCalls, refusing } from '../testing/story-ports.ts';
import { screensAt } from '../testing/story-screen.ts';
import type { Visitor } from '../testing/visitor.ts';

const meta = preview.meta({ title: 'Screens/Desk/Shifts' });

const path = '/desk/settings/shifts';
const ns = 'deskShifts';
const screen = screensAt(path, { session: 'owner' });
const loads = deskLoads(path, 'readDeskShifts');
const day = 'li[data-today]';

type BarberRequest = ResponseOf<'listDeskRequests'>['requests'][number];

const request: BarberRequest = {
  id: '5f0c1d4e-8f7b-4c57-9a51-4c7a3a0a5a01',
  revision: 0,
  barber: { id: '01-nikos', name: 'Nikos' },
  kind: 'absence',
  date: deskToday,
  starts: '09:00',
  lastDate: deskToday,
  ends: '13:00',
  note: 'Dentist',
  status: 'open',
  reply: '',
  isNews: false,
  createdAt: Date.parse('2026-11-18T08:00:00.000Z'),
};

const declined: BarberRequest = {
  ...request,
  id: '5f0c1d4e-8f7b-4c57-9a51-4c7a3a0a5a02',
  kind: 'shift',
  status: 'declined',
  reply: 'Two others are away.',
};

const listing = (...requests: BarberRequest[]) => ({
  listDeskRequests: async () => ({ requests }),
});

/** Opens today of the first barber. */
const openToday = ({ press }: Visitor) => press(`${day} button`);

const setHours = async (visitor: Visitor, starts: string, ends: string): Promise<void> => {
  await openToday(visitor);
  await visitor.press('dialog input[value=other]');
  await visitor.type({ 'starts-0': starts, 'ends-0': ends });
  await visitor.submit();
};

/** A barber asks to be away. */
async function askForMorning({ press, t, type, submit }: Visitor): Promise<void> {
  await press('main button', t('requests.ask', { ns }));
  await type({ starts: '09:00', ends: '13:00', note: 'Dentist' });
  await submit();
}

/** Another member gives the day other hours as soon as the shifts were read. */
function overtaken({ api }: Ports) {
  let reads = 0;
  return {
    api: {
      async readDeskShifts(asked: Parameters<typeof api.readDeskShifts>[0]) {
        const team = await api.readDeskShifts(asked);
        reads += 1;
        if (reads === 1) return team;
        const days = [{ date: deskToday, shifts: [{ starts: '12:00', ends: '16:00' }] }];
        return {
          barbers: team.barbers.map((barber) => ({ ...barber, revision: 1, days })),
        };
      },
      changeDeskShiftDay: refusing({ kind: 'stale' }),
    },
  };
}

export const Default = meta.story(
  screen({
    hasVisits: true,
    ports: { api: listing(request, declined) },
    says: (t) => t('requests.absence', { ns, barber: 'Nikos' }),
    at: '[data-component="record-card"]',
    isPhotographed: true,
  }),
);

/** A barber finds the answer among the open requests, marked as new. */
export const Answered = meta.story(
  screen({
    session: 'barber',
    ports: { api: listing(request, { ...declined, isNews: true }) },
    says: (t) => t('requests.new', { ns }),
    at: '[data-component="record-card"]',
    isPhotographed: true,
  }),
);

export const Empty = meta.story(
  screen({
    ports: { api: { readDeskShifts: async () => ({ barbers: [] }) } },
    says: (t) => t('empty', { ns }),
    at: 'h3',
  }),
);

export const Loading = meta.story(loads.loading);

export const Failed = meta.story(loads.failed);

export const Offline = meta.story(loads.offline);

export const RequestsFailed = meta.story(
  screen({
    ports: { api: failingCalls('listDeskRequests') },
    says: (t) => t('requests.failed', { ns }),
    at: '[role=alert]',
  }),
);

export const Changing = meta.story(
  screen({
    async act(visitor) {
      await openToday(visitor);
      await visitor.press('dialog input[value=other]');
      await visitor.press('dialog button', (t) => t('dialog.add', { ns }));
    },
    says: (t) => t('dialog.midnight', { ns }),
    at: 'dialog[open]',
  }),
);

export const WrongFields = meta.story(
  screen({
    act: (visitor) => setHours(visitor, '12:00', '10:00'),
    says: (t) => t('wrong.reversed', { ns }),
    at: 'dialog[open]',
  }),
);

export const Saved = meta.story(
  screen({
    act: (visitor) => setHours(visitor, '10:00', '18:30'),
    says: (t) => t('span', { ns, starts: '10:00', ends: '18:30' }),
    at: day,
  }),
);

export const NotSaved = meta.story(
  screen({
    ports: { api: failingCalls('changeDeskShiftDay') },
    act: (visitor) => setHours(visitor, '10:00', '18:30'),
    says: (t) => t('failed.server'),
    at: 'dialog[open]',
  }),
);

export const Overtaken = meta.story(
  screen({
    ports: overtaken,
    act: (visitor) => setHours(visitor, '10:00', '18:30'),
    says: (t) => t('span', { ns, starts: '12:00', ends: '16:00' }),
    at: 'dialog[open] [role=alert]',
  }),
);

export const Touched = meta.story(
  screen({
    hasVisits: true,
    async act(visitor) {
      await openToday(visitor);
      await visitor.press('dialog input[value=off]');
      await visitor.submit();
    },
    says: () => 'Maria Papadopoulou',
    at: 'dialog[open] h3',
  }),
);

export const Decided = meta.story(
  screen({
    hasVisits: true,
    async act(visitor) {
      const { press } = visitor;
      await openToday(visitor);
      await press('dialog input[value=off]');
      await visitor.submit();
      // Its texts arrive with it.
      await press('dialog button', (t) => t('all.move', { ns: 'deskDecisions' }));
      await press('dialog button[type=submit]', (t) => t('confirm', { ns: 'deskDecisions' }));
    },
    says: (t) => t('off', { ns }),
    at: day,
  }),
);

export const Approving = meta.story(
  screen({
    hasVisits: true,
    ports: {
      api: {
        ...listing(request),
        approveDeskRequest: async () => ({
          outcome: 'undecided',
          mayKeep: false,
          touched: [
            {
              id: 'touched-1',
              revision: 0,
              visit: { date: deskToday, starts: '10:30', ends: '11:15', startsAt: 0, endsAt: 1 },
              service: { id: '01-haircut-style', name: 'Haircut & Style' },
              barber: request.barber,
              customerName: 'Yannis Tsakiris',
              told: { move: 'account', cancel: 'account' },
              suggestions: [],
              problem: null,
            },
          ],
          barbers: [request.barber],
        }),
      },
    },
    async act({ press, t }) {
      await press('[data-component="record-card"] button', t('requests.approve', { ns }));
      await press('dialog input[value=move]');
    },
    says: (t) => t('noneFree', { ns: 'deskDecisions' }),
    at: 'dialog[open]',
  }),
);

export const AnsweredMeanwhile = meta.story(
  screen({
    ports: {
      api: { ...listing(request), approveDeskRequest: refusing({ kind: 'stale' }) },
    },
    act: ({ press, t }) =>
      press('[data-component="record-card"] button', t('requests.approve', { ns })),
    says: (t) => t('requests.overtaken', { ns }),
    at: '[role=alert]',
  }),
);

export const Declining = meta.story(
  screen({
    ports: { api: listing(request) },
    async act(visitor) {
      const { press, t } = visitor;
      await press('[data-component="record-card"] button', t('requests.decline', { ns }));
      await press('dialog button[type=submit]', t('declining.confirm', { ns }));
    },
    says: (t) => t('ask.missing', { ns }),
    at: 'dialog[open]',
  }),
);

/** A barber sees the own shifts only, and changes nothing. */
export const OfBarber = meta.story(
  screen({
    session: 'barber',
    hasVisits: true,
    says: (t) => t('requests.ask', { ns }),
    at: 'main button',
  }),
);

export const Asking = meta.story(
  screen({
    session: 'barber',
    act: ({ press, t }) => press('main button', t('requests.ask', { ns })),
    says: (t) => t('ask.title', { ns }),
    at: 'dialog[open] h2',
  }),
);

export const Asked = meta.story(
  screen({
    session: 'barber',
    act: askForMorning,
    says: (t) => t('requests.status.open', { ns }),
    at: '[data-component="record-card"]',
  }),
);

export const Withdrawn = meta.story(
  screen({
    session: 'barber',
    async act(visitor) {
      await askForMorning(visitor);
      await visitor.press(
        '[data-component="record-card"] button',
        visitor.t('requests.withdraw', { ns }),
      );
    },
    says: (t) => t('requests.none', { ns }),
    at: 'main p',
  }),
);
