import preview from '@salonica/storybook/preview';
import { refusing } from '../testing/story-ports.ts';
import { screenAt } from '../testing/story-screen.ts';

const meta = preview.meta({ title: 'Screens/Around every page/Contact' });

export const Default = meta.story(
  screenAt('/contact', { says: (t) => t('title', { ns: 'contact' }), isPhotographed: true }),
);

export const Incomplete = meta.story(
  screenAt('/contact', {
    act: async ({ submit }) => submit(),
    says: (t) => t('form.summary', { ns: 'contact', count: 4 }),
    at: '[role=status]',
  }),
);

/** A browser hides the letter in the value of the field, as "xn--…". */
export const OtherLetter = meta.story(
  screenAt('/contact', {
    act: async ({ type, submit }) => {
      await type({ email: 'name@gmail.c\u03BFm' });
      await submit();
    },
    says: (t) => t('greek', { ns: 'letter', letter: '\u03BF', part: 'gmail.c\u03BFm' }),
    at: 'main form [data-part=error]',
  }),
);

export const Sent = meta.story(
  screenAt('/contact', {
    act: async ({ type, submit }) => {
      await type({
        name: 'Eleni Vasiliou',
        email: 'eleni@salonica.example',
        subject: 'A chair by the window',
        message: 'Is one free on Friday?',
      });
      await submit();
    },
    says: (t) => t('done.title', { ns: 'contact', name: 'Eleni Vasiliou' }),
    at: 'h2',
  }),
);

export const Failed = meta.story(
  screenAt('/contact', {
    ports: { api: { sendContactMessage: refusing({ kind: 'offline' }) } },
    act: async ({ type, submit }) => {
      await type({
        name: 'Eleni Vasiliou',
        email: 'eleni@salonica.example',
        subject: 'A chair by the window',
        message: 'Is one free on Friday?',
      });
      await submit();
    },
    says: (t) => t('failed.offline', { ns: 'common' }),
    at: 'main [role=alert]',
  }),
);
