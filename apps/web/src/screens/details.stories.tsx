import preview from '@salonica/storybook/preview';
import { fireEvent } from 'storybook/test';
import { failing, refusing, waiting } from '../testing/story-ports.ts';
import { screenAt } from '../testing/story-screen.ts';
import type { Visitor } from '../testing/visitor.ts';

const meta = preview.meta({ title: 'Screens/Your details' });

/** A picture of one pixel. */
const pixel = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkaGCoBwACAgEAhJ5ZKwAAAABJRU5ErkJggg==',
  ),
  (character) => character.charCodeAt(0),
);

async function choose({ find }: Visitor, file: File): Promise<void> {
  const input = await find('[name="picture"]');
  await fireEvent.change(input, { target: { files: [file] } });
}

const choosePixel = (visitor: Visitor) =>
  choose(visitor, new File([pixel], 'me.png', { type: 'image/png' }));

const send = ({ press, t }: Visitor) =>
  press('button', t('details.picture.use', { ns: 'profile' }));

export const Default = meta.story(
  screenAt('/profile/details', {
    session: 'signed-in',
    says: (t) => t('details.title', { ns: 'profile' }),
    isPhotographed: true,
  }),
);

export const Loading = meta.story(
  screenAt('/profile/details', {
    session: 'signed-in',
    ports: { profile: waiting() },
    says: (t) => t('details.title', { ns: 'profile' }),
  }),
);

export const LoadFailed = meta.story(
  screenAt('/profile/details', {
    session: 'signed-in',
    ports: { profile: failing() },
    says: (t) => t('details.failed', { ns: 'profile' }),
    at: 'h2',
  }),
);

/** It shows before it is sent. */
export const PictureChosen = meta.story(
  screenAt('/profile/details', {
    session: 'signed-in',
    act: choosePixel,
    says: (t) => t('details.picture.use', { ns: 'profile' }),
    at: 'main button',
    isPhotographed: true,
  }),
);

export const PictureSending = meta.story(
  screenAt('/profile/details', {
    session: 'signed-in',
    ports: {
      profile: {
        changePicture: (_, { onProgress }) => {
          onProgress(0.4);
          return new Promise<never>(() => undefined);
        },
      },
    },
    act: async (visitor) => {
      await choosePixel(visitor);
      await send(visitor);
    },
    says: (t) => t('details.picture.sending', { ns: 'profile' }),
    at: '[data-component="progress"] label',
    isPhotographed: true,
  }),
);

/** What was chosen is still there, and can be sent again. */
export const PictureFailed = meta.story(
  screenAt('/profile/details', {
    session: 'signed-in',
    ports: { profile: { changePicture: refusing({ kind: 'offline' }) } },
    act: async (visitor) => {
      await choosePixel(visitor);
      await send(visitor);
    },
    says: (t) => t('details.picture.again', { ns: 'profile' }),
    at: 'main button',
  }),
);

/** The server looks at the content. */
export const PictureRefused = meta.story(
  screenAt('/profile/details', {
    session: 'signed-in',
    ports: {
      profile: {
        changePicture: refusing({ kind: 'invalid', fields: {}, message: 'This file is damaged.' }),
      },
    },
    act: async (visitor) => {
      await choosePixel(visitor);
      await send(visitor);
    },
    says: () => 'This file is damaged.',
    at: '[role=alert]',
  }),
);

export const NoPicture = meta.story(
  screenAt('/profile/details', {
    session: 'signed-in',
    act: (visitor) => choose(visitor, new File(['<svg/>'], 'me.svg', { type: 'image/svg+xml' })),
    says: (t) => t('details.picture.problems.kind', { ns: 'profile' }),
    at: '[role=alert]',
  }),
);

export const PictureSaved = meta.story(
  screenAt('/profile/details', {
    session: 'signed-in',
    act: async (visitor) => {
      await choosePixel(visitor);
      await send(visitor);
    },
    says: (t) => t('details.picture.remove', { ns: 'profile' }),
    at: 'main button',
    isPhotographed: true,
  }),
);

export const NameMissing = meta.story(
  screenAt('/profile/details', {
    session: 'signed-in',
    act: async ({ type, submit }) => {
      await type({ name: ' ' });
      await submit();
    },
    says: (t) => t('details.name.missing', { ns: 'profile' }),
    at: 'main form',
  }),
);
