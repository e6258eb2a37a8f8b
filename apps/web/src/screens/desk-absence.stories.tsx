import preview from '@salonica/storybook/preview';
import type { Obstacle } from '../domain/failure.ts';
import { deskToday } from '../testing/story-desk.ts';
import { refusing } from '../testing/story-ports.ts';
import { screensAt } from '../testing/story-screen.ts';
import type { Visitor } from '../testing/visitor.ts';

const meta = preview.meta({ title: 'Screens/Desk/Absence' });

const ns = 'deskBooking';
const submit = 'dialog button[type=submit]';

/** The rest of a day on which customers come and lunch is kept free. */
const absence = screensAt('/desk?add=01-nikos@14:00', { session: 'manager', hasVisits: true });

const choose = (visitor: Visitor) => visitor.press('dialog input[name=what][value=absence]');

async function send(visitor: Visitor): Promise<void> {
  await choose(visitor);
  await visitor.press(submit, visitor.t('absence.confirm', { ns }));
}

export const Noting = meta.story(
  absence({ act: choose, says: (t) => t('absence.confirm', { ns }), at: submit }),
);

/** A visit in that time cannot stay: the member moves or cancels it. */
export const Asking = meta.story(
  absence({ act: send, says: () => 'Δήμητρα Αναγνωστοπούλου', at: 'dialog h3' }),
);

/** The decision says how the customer learns of it. */
export const Cancelling = meta.story(
  absence({
    async act(visitor) {
      await send(visitor);
      await visitor.press('dialog li input[value=cancel]');
    },
    says: (t) => t('told.entered', { ns }),
    at: 'dialog li p',
  }),
);

const kept = (starts: string, more: Partial<Obstacle> = {}): Obstacle => ({
  kind: 'block',
  name: null,
  purpose: 'lunch',
  date: deskToday,
  starts,
  lastDate: deskToday,
  ends: '18:00',
  ...more,
});

/** All that is in the way has its name and its days. */
export const Refused = meta.story(
  absence({
    ports: {
      api: {
        addDeskAbsence: refusing({
          kind: 'conflict',
          code: 'slot-taken',
          obstacles: [
            kept('14:00'),
            kept('16:00', { purpose: 'training' }),
            kept('17:00', { kind: 'absence', purpose: null, lastDate: '2026-11-21' }),
          ],
        }),
      },
    },
    act: send,
    says: (t) => t('purpose.training', { ns }),
    at: 'dialog [role=alert]',
  }),
);
