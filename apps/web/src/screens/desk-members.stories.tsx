import preview from '@salonica/storybook/preview';
import { deskLoads } from '../testing/story-desk-loads.ts';
import { screenAt } from '../testing/story-screen.ts';

const meta = preview.meta({ title: 'Screens/Desk/Members' });

const path = '/desk/members';
const session = 'owner';
const loads = deskLoads(path, 'readDeskTeam', 'deskMembers');

export const Default = meta.story(
  screenAt(path, {
    session,
    says: () => 'Georgia Manou',
    at: '[data-component="record-card"]',
    isPhotographed: true,
  }),
);

export const Remove = meta.story(
  screenAt(path, {
    session,
    act: ({ press }) => press('main button', (t) => t('remove.open', { ns: 'deskMembers' })),
    says: (t) => t('remove.text', { ns: 'deskMembers' }),
    at: 'dialog[open]',
    isPhotographed: true,
  }),
);

export const WithoutColumn = meta.story(
  screenAt(path, {
    session,
    async act({ type, submit }) {
      await type({ email: 'nikos@example.com' });
      await submit();
    },
    says: (t) => t('invite.barberMissing', { ns: 'deskMembers' }),
    at: 'main form',
  }),
);

export const Loading = meta.story(loads.loading);

export const Failed = meta.story(loads.failed);
