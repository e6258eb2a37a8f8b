import preview from '@salonica/storybook/preview';
import type { StoryAppOptions } from '../testing/story-app.tsx';
import { failingCalls, refusing, waitingCalls } from '../testing/story-ports.ts';
import { screenAt } from '../testing/story-screen.ts';
import type { Visitor } from '../testing/visitor.ts';
import { sentApplication, typedDraft } from '../features/list-salon/testing/sample-application.ts';

const meta = preview.meta({ title: 'Screens/Around every page/List your salon' });

const path = '/list-your-salon';
const session = 'signed-in';

const draft: Pick<StoryAppOptions, 'prepare'> = {
  prepare: ({ drafts }) => drafts.write('list-your-salon', { choices: null, personal: typedDraft }),
};

/** Goes forward in a complete draft. */
const forward =
  (steps: number) =>
  async ({ find, submit, t }: Visitor): Promise<void> => {
    const headings = ['address', 'hours', 'services', 'review'] as const;
    for (const step of headings.slice(0, steps)) {
      await submit();
      await find('main h2', t(`${step}.heading`, { ns: 'listSalon' }));
    }
  };

export const Default = meta.story(
  screenAt(path, { says: (t) => t('title', { ns: 'listSalon' }), isPhotographed: true }),
);

export const Incomplete = meta.story(
  screenAt(path, {
    act: async ({ find, submit }) => {
      await find('main h2');
      await submit();
    },
    says: (t) => t('problems.categories', { ns: 'listSalon' }),
    at: 'main [data-component=field-error]',
  }),
);

export const Address = meta.story(
  screenAt(path, {
    ...draft,
    act: forward(1),
    says: (t) => t('address.heading', { ns: 'listSalon' }),
    at: 'main h2',
  }),
);

export const Hours = meta.story(
  screenAt(path, {
    ...draft,
    act: forward(2),
    says: (t) => t('hours.heading', { ns: 'listSalon' }),
    at: 'main h2',
    isPhotographed: true,
  }),
);

export const Services = meta.story(
  screenAt(path, {
    ...draft,
    act: forward(3),
    says: (t) => t('services.heading', { ns: 'listSalon' }),
    at: 'main h2',
  }),
);

export const Review = meta.story(
  screenAt(path, {
    ...draft,
    session,
    act: forward(4),
    says: (t) => t('review.heading', { ns: 'listSalon' }),
    at: 'main h2',
    isPhotographed: true,
  }),
);

/** The draft stays while the visitor signs in. */
export const SignInFirst = meta.story(
  screenAt(path, {
    ...draft,
    act: async (visitor) => {
      await forward(4)(visitor);
      await visitor.submit();
    },
    says: (t) => t('signIn.wanted', { ns: 'auth' }),
    at: 'main p',
  }),
);

/** Back from signing in, where the visitor was. */
export const Returning = meta.story(
  screenAt(`${path}?step=review`, {
    ...draft,
    session,
    says: (t) => t('review.heading', { ns: 'listSalon' }),
    at: 'main h2',
  }),
);

export const NotSent = meta.story(
  screenAt(path, {
    ...draft,
    session,
    ports: { api: { sendApplication: refusing({ kind: 'offline' }) } },
    act: async (visitor) => {
      await forward(4)(visitor);
      await visitor.submit();
    },
    says: (t) => t('failed.offline', { ns: 'common' }),
    at: 'main [role=alert]',
  }),
);

export const UnderReview = meta.story(
  screenAt(path, {
    ...draft,
    session,
    act: async (visitor) => {
      await forward(4)(visitor);
      await visitor.submit();
    },
    says: (t) => t('underReview.title', { ns: 'listSalon', name: typedDraft.name }),
    at: 'main h2',
  }),
);

export const Refused = meta.story(
  screenAt(path, {
    session,
    ports: {
      api: { readApplication: async () => ({ application: sentApplication('refused') }) },
    },
    says: () => sentApplication('refused').reason ?? '',
    at: 'main [data-component=note]',
    isPhotographed: true,
  }),
);

/** The operator's reason leads back to what was typed. */
export const Correcting = meta.story(
  screenAt(path, {
    session,
    ports: {
      api: { readApplication: async () => ({ application: sentApplication('refused') }) },
    },
    act: ({ press, t }) => press('main button', t('refused.correct', { ns: 'listSalon' })),
    says: (t) => t('business.heading', { ns: 'listSalon' }),
    at: 'main h2',
  }),
);

export const Approved = meta.story(
  screenAt(path, {
    session,
    ports: {
      api: { readApplication: async () => ({ application: sentApplication('approved') }) },
    },
    says: (t) => t('approved.title', { ns: 'listSalon', name: typedDraft.name }),
    at: 'main h2',
  }),
);

export const Loading = meta.story(
  screenAt(path, {
    session,
    ports: { api: waitingCalls('readApplication') },
    says: (t) => t('loading', { ns: 'listSalon' }),
    at: 'main',
  }),
);

export const Failed = meta.story(
  screenAt(path, {
    session,
    ports: { api: failingCalls('readApplication') },
    says: (t) => t('failed', { ns: 'listSalon' }),
    at: 'main [role=alert]',
  }),
);
