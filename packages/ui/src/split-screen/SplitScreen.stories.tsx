import preview from '@salonica/storybook/preview';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Form } from '../form/index.ts';
import { PageHeader } from '../page-header/index.ts';
import { PasswordField } from '../password-field/index.ts';
import { TextField } from '../text-field/index.ts';
import { SplitScreen } from './index.ts';

const text = {
  en: {
    title: 'Welcome back',
    lead: 'Sign in to see your chairs, your stylists and your next appointment.',
    email: 'Email',
    password: 'Password',
    submit: 'Sign in',
    caption: 'Your chair by the sea',
    turn: 'is waiting.',
  },
  el: {
    title: 'Καλώς ήρθατε ξανά',
    lead: 'Συνδεθείτε για να δείτε τα ραντεβού και τα αγαπημένα σας κομμωτήρια.',
    email: 'Email',
    password: 'Κωδικός',
    submit: 'Σύνδεση',
    caption: 'Η θέση σας δίπλα στη θάλασσα',
    turn: 'σας περιμένει.',
  },
};

/** An inline drawing of a sun over water. */
const picture = (
  <svg viewBox="0 0 720 900" preserveAspectRatio="xMidYMax slice">
    <path d="M0 0h720v900H0z" fill="var(--sal-color-wash)" />
    <circle cx="360" cy="700" r="130" fill="var(--sal-color-accent-fill)" />
    <path d="M0 700h720v200H0z" fill="var(--sal-color-wine-wash)" />
  </svg>
);

const propsOf = (t: (typeof text)['en']) => ({
  top: <strong>Salonica</strong>,
  picture,
  caption: (
    <>
      {t.caption} <em>{t.turn}</em>
    </>
  ),
  children: (
    <>
      <PageHeader size="m" title={t.title} lead={t.lead} />
      <Form>
        <TextField label={t.email} type="email" autoComplete="username" />
        <PasswordField label={t.password} autoComplete="current-password" />
        <Button type="submit" size="l" block>
          {t.submit}
        </Button>
      </Form>
    </>
  ),
});

const meta = preview.meta({
  title: 'Components/Layout/SplitScreen',
  component: SplitScreen,
  parameters: { layout: 'fullscreen' },
  args: propsOf(text.en),
});

export const Default = meta.story({ parameters: { greek: () => propsOf(text.el) } });

export const Visual = meta.story({
  tags: ['visual'],
  parameters: {
    chromatic: { disableSnapshot: false },
    visual: { viewports: ['w390', 'w1440'] },
  },
  render: (_, { globals }) => (
    <SplitScreen {...propsOf(text[globals['language'] as 'en' | 'el'])} />
  ),
});

/** The caption is text, the picture is decorative; the form has a maximum width. */
export const Behaviour = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(text.en.caption, { exact: false })).toBeInTheDocument();
    const hidden = canvasElement.querySelector('[data-part="picture"]');
    await expect(hidden).toHaveAttribute('aria-hidden', 'true');
    const form = canvas.getByRole('button', { name: text.en.submit }).closest('form');
    await expect(form?.getBoundingClientRect().width).toBeLessThanOrEqual(440);
  },
});
