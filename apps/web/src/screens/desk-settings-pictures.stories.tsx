import preview from '@salonica/storybook/preview';
import { deskLoads } from '../testing/story-desk-loads.ts';
import { failingCalls, refusing, waitingCalls } from '../testing/story-ports.ts';
import { screenAt } from '../testing/story-screen.ts';
import type { Visitor } from '../testing/visitor.ts';

const meta = preview.meta({ title: 'Screens/Desk/Pictures' });

const path = '/desk/settings/pictures';
const ns = 'deskCatalogue';
const session = 'owner';
const loads = deskLoads(path, 'readDeskPictures');

/** Chooses a file as the browser's dialog does. */
const choose =
  (name: string, type: string, size = 100) =>
  async ({ find }: Visitor) => {
    const input = await find('input[type=file]');
    const chosen = new DataTransfer();
    chosen.items.add(new File([new Uint8Array(size)], name, { type }));
    if (!(input instanceof HTMLInputElement)) throw new Error('The page has a field for files.');
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };

const refused = (sentence: string) =>
  screenAt(path, {
    session,
    ports: {
      api: { addDeskPicture: refusing({ kind: 'invalid', fields: { picture: sentence } }) },
    },
    act: choose('room.jpg', 'image/jpeg'),
    says: () => sentence,
    at: 'main [role=alert]',
  });

export const Default = meta.story(
  screenAt(path, {
    session,
    says: (t) => t('pictures.first', { ns }),
    at: 'main li',
    isPhotographed: true,
  }),
);

export const Empty = meta.story(
  screenAt(path, {
    session,
    ports: { api: { readDeskPictures: async () => ({ revision: 0, pictures: [] }) } },
    says: (t) => t('pictures.empty', { ns }),
    at: 'h2',
  }),
);

export const Loading = meta.story(loads.loading);

export const Failed = meta.story(loads.failed);

export const Added = meta.story(
  screenAt(path, {
    session,
    act: choose('room.jpg', 'image/jpeg'),
    says: (t) => t('pictures.captionEn', { ns }),
    at: 'main li:nth-child(7) form',
  }),
);

export const Sending = meta.story(
  screenAt(path, {
    session,
    ports: { api: waitingCalls('addDeskPicture') },
    act: choose('room.jpg', 'image/jpeg'),
    says: (t) => t('pictures.sending', { ns }),
    at: 'main',
  }),
);

export const NoPicture = meta.story(
  screenAt(path, {
    session,
    act: choose('logo.svg', 'image/svg+xml'),
    says: (t) => t('pictures.problems.kind', { ns }),
    at: 'main [role=alert]',
  }),
);

export const TooLarge = meta.story(
  screenAt(path, {
    session,
    act: choose('room.png', 'image/png', 12 * 1024 * 1024 + 1),
    says: (t) => t('pictures.problems.large', { ns }),
    at: 'main [role=alert]',
  }),
);

export const TooManyPixels = meta.story(refused('This picture has too many pixels.'));

export const Incomplete = meta.story(refused('This file is damaged or incomplete.'));

export const MoreThanAPicture = meta.story(refused('This file holds more than a picture.'));

export const NotSent = meta.story(
  screenAt(path, {
    session,
    ports: { api: failingCalls('addDeskPicture') },
    act: choose('room.jpg', 'image/jpeg'),
    says: (t) => t('failed.server'),
    at: 'main [role=alert]',
  }),
);

export const TextMissing = meta.story(
  screenAt(path, {
    session,
    async act({ type, submit }) {
      await type({ el: '' });
      await submit();
    },
    says: (t) => t('wrong.missing', { ns }),
    at: 'main li form',
  }),
);

export const Removing = meta.story(
  screenAt(path, {
    session,
    act: async ({ press }) => press('main li button', (t) => t('remove', { ns })),
    says: (t) => t('pictures.removeTitle', { ns }),
    at: 'dialog[open] h2',
  }),
);
