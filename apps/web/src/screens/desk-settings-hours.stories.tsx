import preview from '@salonica/storybook/preview';
import { fireEvent } from 'storybook/test';
import type { RequestOf, ResponseOf } from '../domain/api.ts';
import type { Ports } from '../domain/ports/index.ts';
import { deskToday } from '../testing/story-desk.ts';
import { deskLoads } from '../testing/story-desk-loads.ts';
import { failingCalls, refusing } from '../testing/story-ports.ts';
import { screenAt } from '../testing/story-screen.ts';
import type { Visitor } from '../testing/visitor.ts';

const meta = preview.meta({ title: 'Screens/Desk/Hours' });

const path = '/desk/settings/hours';
const ns = 'deskCatalogue';
const session = 'owner';
const loads = deskLoads(path, 'readDeskHours');
const row = 'main li [data-component="record-card"]';
const sunday = '[data-part="day"]:last-child';

type Hours = ResponseOf<'readDeskHours'>;

/** Opens Sundays, and saves. */
async function openSundays({ press, submit }: Visitor): Promise<void> {
  await press(`${sunday} input`);
  await submit();
}

async function choose({ find }: Visitor, name: string, value: string): Promise<void> {
  await fireEvent.change(await find(`[name="${name}"]`), { target: { value } });
}

/** Closes Thursdays at eleven, and saves. */
async function closeThursdaysEarly(visitor: Visitor): Promise<void> {
  await choose(visitor, 'week.3.closes', '11:00');
  await choose(visitor, 'week.3.lastStart', '');
  await visitor.submit();
}

/** Begins a new date. */
const add = async ({ press }: Visitor) => press('main button', (t) => t('hours.add', { ns }));

const saveDate = async ({ press }: Visitor) => press('dialog[open] button[type=submit]');

/** Closes the salon on a date. */
async function closeOn(visitor: Visitor, date: string): Promise<void> {
  await add(visitor);
  await visitor.type({
    date,
    'exception.reason.en': 'Stocktaking',
    'exception.reason.el': 'Απογραφή',
  });
  await saveDate(visitor);
}

/** Another member changes something as soon as it was read. */
const overtakenBy =
  (change: (part: Hours) => Partial<Hours>) =>
  ({ api }: Ports) => {
    let reads = 0;
    const stale = refusing({ kind: 'stale' });
    return {
      api: {
        async readDeskHours(request: RequestOf<'readDeskHours'>) {
          const part = await api.readDeskHours(request);
          reads += 1;
          return reads === 1 ? part : { ...part, revision: 1, ...change(part) };
        },
        changeDeskHours: stale,
        changeDeskException: stale,
      },
    };
  };

export const Default = meta.story(
  screenAt(path, {
    session,
    says: (t) => t('hours.closed', { ns }),
    at: row,
    isPhotographed: true,
  }),
);

export const Empty = meta.story(
  screenAt(path, {
    session,
    ports: ({ api }) => ({
      api: {
        readDeskHours: async (request) => ({
          ...(await api.readDeskHours(request)),
          week: [],
          exceptions: [],
        }),
      },
    }),
    says: (t) => t('hours.empty', { ns }),
    at: 'h3',
  }),
);

export const Loading = meta.story(loads.loading);

export const Failed = meta.story(loads.failed);

export const Offline = meta.story(loads.offline);

/** Hours that cannot be kept are not sent. */
export const WrongHours = meta.story(
  screenAt(path, {
    session,
    async act(visitor) {
      await choose(visitor, 'week.0.closes', '08:00');
      await visitor.submit();
      await visitor.see('[name="week.0.closes"]:focus');
    },
    says: () => '08:00',
    at: '[data-part="interval"][data-invalid]',
  }),
);

export const Saved = meta.story(
  screenAt(path, {
    session,
    act: openSundays,
    says: (t) => t('hours.saved', { ns }),
    at: '[data-component="toast"]',
  }),
);

export const NotSaved = meta.story(
  screenAt(path, {
    session,
    ports: { api: failingCalls('changeDeskHours') },
    act: openSundays,
    says: (t) => t('failed.server'),
    at: 'main form',
  }),
);

/** Another member changes the hours of a day. */
export const Overtaken = meta.story(
  screenAt(path, {
    session,
    ports: overtakenBy(({ week }) => ({
      week: week.map((interval) =>
        interval.weekday === 1 ? { ...interval, closes: '21:00' } : interval,
      ),
    })),
    act: openSundays,
    says: (t) => t('overtaken.title', { ns }),
    at: 'main form [role=alert]',
  }),
);

/** Shorter hours touch visits of the day. */
export const AskedAboutVisits = meta.story(
  screenAt(path, {
    session,
    hasVisits: true,
    async act(visitor) {
      await closeThursdaysEarly(visitor);
    },
    says: () => 'Sofia Katsarou',
    at: 'dialog[open] h3',
  }),
);

/** The member goes back: what was chosen stays, and nothing is saved. */
export const WentBack = meta.story(
  screenAt(path, {
    session,
    hasVisits: true,
    async act(visitor) {
      await closeThursdaysEarly(visitor);
      await visitor.press('dialog[open] button', (t) => t('back', { ns: 'deskDecisions' }));
      await visitor.see('main form button[type=submit]:not([aria-busy="true"])');
    },
    says: () => '11:00',
    at: '[name="week.3.closes"]',
  }),
);

export const AddingDate = meta.story(
  screenAt(path, {
    session,
    async act(visitor) {
      await add(visitor);
      await visitor.press('dialog[open] [data-part="segment"]', (t) => t('hours.other', { ns }));
    },
    says: (t) => t('hours.barbersHint', { ns }),
    at: 'dialog[open]',
  }),
);

export const WrongDate = meta.story(
  screenAt(path, {
    session,
    async act(visitor) {
      await add(visitor);
      await visitor.type({ date: '2026-11-18' });
      await saveDate(visitor);
      await visitor.see('[name="date"]:focus');
    },
    says: (t) => t('hours.wrong.date', { ns }),
    at: 'dialog[open]',
  }),
);

export const DateSaved = meta.story(
  screenAt(path, {
    session,
    act: (visitor) => closeOn(visitor, '2026-11-30'),
    says: (t) => t('hours.exceptionSaved', { ns }),
    at: '[data-component="toast"]',
  }),
);

export const DateNotSaved = meta.story(
  screenAt(path, {
    session,
    ports: { api: failingCalls('changeDeskException') },
    act: (visitor) => closeOn(visitor, '2026-11-30'),
    says: (t) => t('failed.server'),
    at: 'dialog[open]',
  }),
);

/** Visits of the day are asked about, over the dialog of the date. */
export const DateWithVisits = meta.story(
  screenAt(path, {
    session,
    hasVisits: true,
    act: (visitor) => closeOn(visitor, deskToday),
    says: () => 'Maria Papadopoulou',
    at: 'dialog[open] h3',
  }),
);

/** Another member adds the same date. */
export const DateOvertaken = meta.story(
  screenAt(path, {
    session,
    ports: overtakenBy(({ exceptions }) => ({
      exceptions: [
        {
          date: '2026-11-30',
          hours: { opens: '10:00', closes: '14:00' },
          reason: { en: 'Saint Andrew', el: 'Αγίου Ανδρέα' },
          barberIds: [],
        },
        ...exceptions,
      ],
    })),
    act: (visitor) => closeOn(visitor, '2026-11-30'),
    says: (t) => t('overtaken.title', { ns }),
    at: 'dialog[open] [role=alert]',
  }),
);

export const RemovingDate = meta.story(
  screenAt(path, {
    session,
    act: ({ press }) => press(`${row} button`, (t) => t('remove', { ns })),
    says: (t) => t('hours.removeText', { ns }),
    at: 'dialog[open]',
  }),
);

export const DateRemoved = meta.story(
  screenAt(path, {
    session,
    async act({ press }) {
      await press(`${row} button`, (t) => t('remove', { ns }));
      await press('dialog[open] button', (t) => t('remove', { ns }));
    },
    says: (t) => t('hours.removed', { ns }),
    at: '[data-component="toast"]',
  }),
);
