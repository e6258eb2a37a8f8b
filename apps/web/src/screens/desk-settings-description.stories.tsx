import preview from '@salonica/storybook/preview';
import type { RequestOf } from '../domain/api.ts';
import { deskLoads } from '../testing/story-desk-loads.ts';
import { failingCalls, refusing } from '../testing/story-ports.ts';
import { screenAt } from '../testing/story-screen.ts';

const meta = preview.meta({ title: 'Screens/Desk/Description' });

const path = '/desk/settings/description';
const ns = 'deskCatalogue';
const session = 'owner';
const loads = deskLoads(path, 'readDeskDescription');

export const Default = meta.story(
  screenAt(path, {
    session,
    says: (t) => t('description.preview', { ns }),
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
      await type({ email: 'nobody' });
      await submit();
    },
    says: (t) => t('wrong.email', { ns }),
    at: 'main form',
  }),
);

export const Saved = meta.story(
  screenAt(path, {
    session,
    async act({ type, submit }) {
      await type({ email: 'desk@salonica.example' });
      await submit();
    },
    says: (t) => t('description.saved', { ns }),
    at: '[data-component="toast"]',
  }),
);

export const NotSaved = meta.story(
  screenAt(path, {
    session,
    ports: { api: failingCalls('changeDeskDescription') },
    async act({ type, submit }) {
      await type({ email: 'desk@salonica.example' });
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
          async readDeskDescription(request: RequestOf<'readDeskDescription'>) {
            const part = await api.readDeskDescription(request);
            reads += 1;
            return reads === 1 ? part : { ...part, revision: 1, phone: '+30 2310 999 999' };
          },
          changeDeskDescription: refusing({ kind: 'stale' }),
        },
      };
    },
    async act({ type, submit }) {
      await type({ email: 'desk@salonica.example' });
      await submit();
    },
    says: (t) => t('overtaken.title', { ns }),
    at: 'main form [role=alert]',
  }),
);
