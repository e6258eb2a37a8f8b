import preview from '@salonica/storybook/preview';
import type { RequestOf } from '../domain/api.ts';
import { deskLoads } from '../testing/story-desk-loads.ts';
import { failingCalls, refusing } from '../testing/story-ports.ts';
import { screenAt } from '../testing/story-screen.ts';

const meta = preview.meta({ title: 'Screens/Desk/Rules' });

const path = '/desk/settings/rules';
const ns = 'deskCatalogue';
const session = 'owner';
const loads = deskLoads(path, 'readDeskRules');

export const Default = meta.story(
  screenAt(path, {
    session,
    says: (t) => t('rules.slotMinutes', { ns }),
    at: 'main',
    isPhotographed: true,
  }),
);

export const Loading = meta.story(loads.loading);

export const Failed = meta.story(loads.failed);

export const WrongField = meta.story(
  screenAt(path, {
    session,
    async act({ type, submit }) {
      await type({ horizonDays: '0' });
      await submit();
    },
    says: (t) => t('wrong.number', { ns, least: 1, most: 180 }),
    at: 'main form',
  }),
);

export const Saved = meta.story(
  screenAt(path, {
    session,
    async act({ type, submit }) {
      await type({ horizonDays: '20' });
      await submit();
    },
    says: (t) => t('rules.saved', { ns }),
    at: '[data-component="toast"]',
  }),
);

export const NotSaved = meta.story(
  screenAt(path, {
    session,
    ports: { api: failingCalls('changeDeskRules') },
    async act({ type, submit }) {
      await type({ horizonDays: '20' });
      await submit();
    },
    says: (t) => t('failed.server'),
    at: 'main form',
  }),
);

/** Another member changes it as soon as it was read. */
export const Overtaken = meta.story(
  screenAt(path, {
    session,
    ports({ api }) {
      let reads = 0;
      return {
        api: {
          async readDeskRules(request: RequestOf<'readDeskRules'>) {
            const part = await api.readDeskRules(request);
            reads += 1;
            return reads === 1 ? part : { ...part, revision: 1, horizonDays: 60 };
          },
          changeDeskRules: refusing({ kind: 'stale' }),
        },
      };
    },
    async act({ type, submit }) {
      await type({ horizonDays: '20' });
      await submit();
    },
    says: (t) => t('overtaken.title', { ns }),
    at: 'main form [role=alert]',
  }),
);
