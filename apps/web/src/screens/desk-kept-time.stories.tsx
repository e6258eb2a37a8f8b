import preview from '@salonica/storybook/preview';
import type { Api } from '../domain/api.ts';
import type { DeskDay, DeskEntry } from '../domain/desk.ts';
import { refusing } from '../testing/story-ports.ts';
import { screenAt } from '../testing/story-screen.ts';

const meta = preview.meta({ title: 'Screens/Desk/Kept time' });

const session = 'owner';
const ns = 'deskBooking';
const path = '/desk?booking=kept';
const save = 'dialog button[type=submit]';

/** Lunch of Nikos from 13:00 to 13:30, on the shown day. */
const lunchOn = ({ date, startsAt }: DeskDay) => {
  const from = startsAt + 13 * 3_600_000;
  return { date, startsAt: from, endsAt: from + 1_800_000, starts: '13:00', ends: '13:30' };
};

const dayWith = (api: Api, entryOf: (day: DeskDay) => DeskEntry): Partial<Api> => ({
  readDeskDay: async (request) => {
    const day = await api.readDeskDay(request);
    return { ...day, entries: [...day.entries, entryOf(day)] };
  },
});

const withLunch = (api: Api) =>
  dayWith(api, (day) => ({
    kind: 'block',
    id: 'kept',
    revision: 1,
    barberId: '01-nikos',
    purpose: 'lunch',
    parts: [lunchOn(day)],
  }));

export const Default = meta.story(
  screenAt(path, {
    session,
    ports: ({ api }) => ({ api: withLunch(api) }),
    says: (t) => t('block.save', { ns }),
    at: save,
    isPhotographed: true,
  }),
);

/** Another member moved it meanwhile; what was entered is kept. */
export const Outdated = meta.story(
  screenAt(path, {
    session,
    ports: ({ api }) => ({
      api: {
        ...withLunch(api),
        moveDeskBlock: refusing({
          kind: 'stale',
          block: {
            id: 'kept',
            revision: 2,
            barberId: '01-sofia',
            purpose: 'training',
            date: '2026-12-09',
            starts: '15:00',
            ends: '16:00',
          },
        }),
      },
    }),
    act: (visitor) => visitor.press(save),
    says: (t) => t('outdated.title', { ns }),
    at: 'dialog [role=alert]',
  }),
);

export const Refused = meta.story(
  screenAt(path, {
    session,
    ports: ({ api }) => ({
      api: { ...withLunch(api), moveDeskBlock: refusing({ kind: 'offline' }) },
    }),
    act: (visitor) => visitor.press(save),
    says: (t) => t('failed.title', { ns }),
    at: 'dialog [role=alert]',
  }),
);

/** A barber in the column of another one. */
export const OtherColumn = meta.story(
  screenAt(path, {
    session: 'barber',
    ports: ({ api }) => ({
      api: dayWith(api, (day) => ({
        kind: 'block',
        id: 'kept',
        revision: 1,
        barberId: '01-sofia',
        purpose: 'other',
        parts: [lunchOn(day)],
      })),
    }),
    says: (t) => t('otherColumn', { ns }),
    at: 'dialog',
  }),
);

/** The waiting list holds the time for a customer. */
export const Held = meta.story(
  screenAt(path, {
    session,
    ports: ({ api }) => ({
      api: dayWith(api, (day) => ({
        kind: 'hold',
        id: 'kept',
        barberId: '01-nikos',
        parts: [lunchOn(day)],
        heldUntil: day.startsAt + 12 * 3_600_000,
      })),
    }),
    says: (t) => t('inTheWay.hold', { ns }),
    at: 'dialog h2',
  }),
);
