import preview from '@salonica/storybook/preview';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Note } from './index.ts';

const text = {
  en: {
    info: 'Free to change until Thursday 26 November, 10:00.',
    warning: 'Your browser blocked the window.',
    allow: 'Allow windows for this page, then try again.',
    taken: 'That time has just gone',
    kept: 'Everything else is kept. These are the nearest free times.',
    later: 'Other times',
  },
  el: {
    info: 'Δωρεάν αλλαγή έως την Πέμπτη 26 Νοεμβρίου, 10:00.',
    warning: 'Το πρόγραμμα περιήγησής σας εμπόδισε το παράθυρο.',
    allow: 'Επιτρέψτε τα παράθυρα για αυτή τη σελίδα και δοκιμάστε ξανά.',
    taken: 'Η ώρα μόλις κλείστηκε',
    kept: 'Κρατήσαμε όλα τα υπόλοιπα. Αυτές είναι οι κοντινότερες ελεύθερες ώρες.',
    later: 'Άλλες ώρες',
  },
};

const actions = (later: string) => (
  <>
    <Button variant="secondary" size="s">
      10:30
    </Button>
    <Button variant="secondary" size="s">
      11:00
    </Button>
    <Button variant="quiet" size="s">
      {later}
    </Button>
  </>
);

const meta = preview.meta({
  title: 'Components/Saying what happened/Note',
  component: Note,
  args: { children: text.en.info },
});

export const Default = meta.story({ parameters: { greek: () => ({ children: text.el.info }) } });

export const WithActions = meta.story({
  args: {
    tone: 'danger',
    title: text.en.taken,
    children: text.en.kept,
    actions: actions(text.en.later),
  },
});

/** Every tone, both sizes. */
export const Visual = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, { globals }) => {
    const t = text[globals['language'] as keyof typeof text];
    return (
      <div style={{ display: 'grid', gap: 16 }}>
        <Note>{t.info}</Note>
        <Note tone="danger" title={t.taken} headingLevel={2} actions={actions(t.later)}>
          {t.kept}
        </Note>
        <Note tone="warning" size="s" title={t.warning}>
          {t.allow}
        </Note>
        <Note tone="danger" size="s">
          {t.taken}
        </Note>
      </div>
    );
  },
});

export const Behaviour = meta.story({
  args: {
    tone: 'danger',
    role: 'alert',
    title: text.en.taken,
    headingLevel: 3,
    children: text.en.kept,
    actions: actions(text.en.later),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(text.en.kept);
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent(text.en.taken);
    await expect(canvas.getByRole('button', { name: text.en.later })).toBeVisible();
  },
});
