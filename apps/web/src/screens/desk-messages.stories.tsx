import preview from '@salonica/storybook/preview';
import { deskLoads } from '../testing/story-desk-loads.ts';
import { failingCalls } from '../testing/story-ports.ts';
import { screenAt } from '../testing/story-screen.ts';

const meta = preview.meta({ title: 'Screens/Desk/Messages' });

const path = '/desk/messages';
const session = 'owner';
const loads = deskLoads(path, 'listDeskConversations', 'deskMessages');
const pane = '[data-component="chat-pane"]';

export const Default = meta.story(
  screenAt(path, {
    session,
    says: (t) => t('unread', { ns: 'desk', count: 2 }),
    at: 'nav [aria-current]',
    isPhotographed: true,
  }),
);

export const Thread = meta.story(
  screenAt(`${path}?with=desk-2`, {
    session,
    says: (t) => t('today', { ns: 'chat' }),
    at: pane,
    isPhotographed: true,
  }),
);

/** A saved reply becomes the text of the message. */
export const SavedReply = meta.story(
  screenAt(`${path}?with=desk-1`, {
    session,
    async act({ press }) {
      await press(`${pane} [aria-haspopup=menu]`);
      await press('[role=menuitem][lang=en]');
      await press(`${pane} [data-part=send]`);
    },
    says: () => 'Thank you for your message!',
    at: `${pane} [data-part=message]`,
  }),
);

export const Replies = meta.story(
  screenAt(`${path}?with=desk-1`, {
    session,
    async act({ press }) {
      await press(`${pane} [aria-haspopup=menu]`);
      await press('[role=menuitem]', (t) => t('replies.manage', { ns: 'deskMessages' }));
      await press('dialog[open] button', (t) => t('replies.add', { ns: 'deskMessages' }));
    },
    says: (t) => t('replies.label', { ns: 'deskMessages' }),
    at: 'dialog[open] form',
    isPhotographed: true,
  }),
);

export const Barber = meta.story(
  screenAt(path, { session: 'barber', says: () => 'Maria', at: 'main' }),
);

export const Loading = meta.story(loads.loading);

export const Failed = meta.story(loads.failed);

export const ThreadFailed = meta.story(
  screenAt(`${path}?with=desk-1`, {
    session,
    ports: { api: failingCalls('listDeskMessages') },
    says: (t) => t('threadFailed', { ns: 'chat' }),
    at: '[role=alert]',
  }),
);

export const Unknown = meta.story(
  screenAt(`${path}?with=unknown`, {
    session,
    says: (t) => t('threadFailed', { ns: 'chat' }),
    at: '[role=alert]',
  }),
);
