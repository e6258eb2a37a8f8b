import preview from '@salonica/storybook/preview';
import { fireEvent } from 'storybook/test';
import type { Profile } from '../domain/profile.ts';
import { dollars } from '../shared/money.ts';
import { failingCalls, refusing, waitingCalls } from '../testing/story-ports.ts';
import { screensAt } from '../testing/story-screen.ts';
import type { Visitor } from '../testing/visitor.ts';

const meta = preview.meta({ title: 'Screens/My account/Your details' });

const ns = 'profile';
const screen = screensAt('/profile/details', { session: 'signed-in' });

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

async function sendPixel(visitor: Visitor): Promise<void> {
  await choosePixel(visitor);
  await visitor.press('button', visitor.t('details.picture.use', { ns }));
}

export const Default = meta.story(
  screen({
    says: (t) => t('details.title', { ns }),
    isPhotographed: true,
  }),
);

export const Loading = meta.story(
  screen({
    ports: { api: waitingCalls('readProfile', 'readPicture') },
    says: (t) => t('details.title', { ns }),
  }),
);

export const LoadFailed = meta.story(
  screen({
    ports: { api: failingCalls('readProfile', 'readPicture') },
    says: (t) => t('details.failed', { ns }),
    at: 'h2',
  }),
);

/** It is previewed before it is sent. */
export const PictureChosen = meta.story(
  screen({
    act: choosePixel,
    says: (t) => t('details.picture.use', { ns }),
    at: 'main button',
    isPhotographed: true,
  }),
);

export const PictureSending = meta.story(
  screen({
    ports: {
      api: {
        changePicture: ({ onProgress }) => {
          onProgress?.(0.4);
          return new Promise<never>(() => undefined);
        },
      },
    },
    act: sendPixel,
    says: (t) => t('details.picture.sending', { ns }),
    at: '[data-component="progress"] label',
    isPhotographed: true,
  }),
);

/** The choice is kept, and can be sent again. */
export const PictureFailed = meta.story(
  screen({
    ports: { api: { changePicture: refusing({ kind: 'offline' }) } },
    act: sendPixel,
    says: (t) => t('details.picture.again', { ns }),
    at: 'main button',
  }),
);

/** The server validates the content. */
export const PictureRefused = meta.story(
  screen({
    ports: {
      api: {
        changePicture: refusing({ kind: 'invalid', fields: {}, message: 'This file is damaged.' }),
      },
    },
    act: sendPixel,
    says: () => 'This file is damaged.',
    at: '[role=alert]',
  }),
);

export const NoPicture = meta.story(
  screen({
    act: (visitor) => choose(visitor, new File(['<svg/>'], 'me.svg', { type: 'image/svg+xml' })),
    says: (t) => t('details.picture.problems.kind', { ns }),
    at: '[role=alert]',
  }),
);

export const PictureSaved = meta.story(
  screen({
    act: sendPixel,
    says: (t) => t('details.picture.remove', { ns }),
    at: 'main button',
    isPhotographed: true,
  }),
);

export const NameMissing = meta.story(
  screen({
    act: async ({ type, submit }) => {
      await type({ name: ' ' });
      await submit();
    },
    says: (t) => t('details.name.missing', { ns }),
    at: 'main form',
  }),
);

const profileOf = (change: Partial<Profile>): Profile => ({
  name: 'Eleni Vasiliou',
  email: 'eleni@salonica.example',
  isEmailVerified: true,
  emailChange: null,
  picture: null,
  figures: { bookings: 0, favorites: 0, spent: dollars(0), rating: null },
  ...change,
});

const profileWith = (change: Partial<Profile>) => ({
  readProfile: async () => profileOf(change),
});

async function submitEmail({ type, press, t }: Visitor): Promise<void> {
  await type({ newEmail: 'new@salonica.example' });
  await press('main form button', t('details.email.submit', { ns }));
}

export const EmailWrong = meta.story(
  screen({
    act: async ({ type, press, t }) => {
      await type({ newEmail: 'new' });
      await press('main form button', t('details.email.submit', { ns }));
    },
    says: (t) => t('details.email.wrong', { ns }),
    at: 'main form',
  }),
);

/** The server rejects the current address. */
export const EmailRefused = meta.story(
  screen({
    ports: {
      api: {
        requestEmailChange: refusing({
          kind: 'invalid',
          fields: { email: 'This is already your email.' },
        }),
      },
    },
    act: submitEmail,
    says: () => 'This is already your email.',
    at: 'main form',
  }),
);

/** The sign-in is too old; the input is sent again after confirming it. */
export const EmailNeedsRecentSignIn = meta.story(
  screen({
    ports: { api: { requestEmailChange: refusing({ kind: 'recent-sign-in' }) } },
    act: submitEmail,
    says: (t) => t('again.title', { ns: 'auth' }),
    at: 'dialog[open] h2',
  }),
);

export const EmailRequestedTooOften = meta.story(
  screen({
    ports: { api: { requestEmailChange: refusing({ kind: 'rate-limited', retryAfter: 20 }) } },
    act: submitEmail,
    says: (t) => t('failed.tooMany', { ns: 'common', count: 20 }),
    at: 'main [role=alert]',
  }),
);

/** It waits for the link in the new mailbox. */
export const EmailPending = meta.story(
  screen({
    act: submitEmail,
    says: (t) => t('details.email.pending', { ns }),
    at: 'main [data-component="note"]',
    isPhotographed: true,
  }),
);

export const EmailLinkExpired = meta.story(
  screen({
    ports: {
      api: profileWith({
        emailChange: { email: 'new@salonica.example', expiresAt: Date.UTC(2020, 0) },
      }),
    },
    says: (t) => t('details.email.expired', { ns }),
    at: 'main [data-component="note"]',
    isPhotographed: true,
  }),
);

export const EmailCancelFailed = meta.story(
  screen({
    ports: { api: { cancelEmailChange: refusing({ kind: 'offline' }) } },
    act: async (visitor) => {
      await submitEmail(visitor);
      await visitor.press('main button', visitor.t('details.email.cancel', { ns }));
    },
    says: (t) => t('failed.offline', { ns: 'common' }),
    at: 'main [role=alert]',
  }),
);

/** Only Google can change the address. */
export const EmailManagedByGoogle = meta.story(
  screen({
    identity: { waysIn: () => ['google'] },
    says: (t) => t('details.email.elsewhere', { ns }),
    at: 'main [data-component="note"]',
    isPhotographed: true,
  }),
);

/** An account with phone sign-in. */
export const NoEmail = meta.story(
  screen({
    identity: { waysIn: () => ['phone'] },
    ports: { api: profileWith({ email: null }) },
    says: (t) => t('details.email.none', { ns }),
    at: 'main p',
  }),
);

const sendAgain = ({ press, t }: Visitor) =>
  press('main button', t('details.email.verifyAgain', { ns }));

/** The mailbox has not answered. */
export const EmailUnverified = meta.story(
  screen({
    at: 'main [data-component="note"]',
    ports: { api: profileWith({ isEmailVerified: false }) },
    says: (t) => t('details.email.unverified', { ns }),
    isPhotographed: true,
  }),
);

/** Another link was mailed. */
export const VerificationSent = meta.story(
  screen({
    ports: {
      api: {
        ...profileWith({ isEmailVerified: false }),
        requestVerification: async () => profileOf({ isEmailVerified: false }),
      },
    },
    act: sendAgain,
    says: (t) => t('details.saved.asked', { ns }),
    at: '[data-component="toast"]',
  }),
);

export const VerificationSentTooOften = meta.story(
  screen({
    ports: {
      api: {
        ...profileWith({ isEmailVerified: false }),
        requestVerification: refusing({ kind: 'rate-limited', retryAfter: 20 }),
      },
    },
    act: sendAgain,
    says: (t) => t('failed.tooMany', { ns: 'common', count: 20 }),
    at: 'main [role=alert]',
  }),
);
