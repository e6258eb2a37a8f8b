import preview from '@salonica/storybook/preview';
import { expect } from 'storybook/test';
import { Progress } from './index.ts';

const text = {
  en: { label: 'Profile', of: '3 of 5 steps', waiting: 'Looking for free times' },
  el: { label: 'Προφίλ', of: '3 από 5 βήματα', waiting: 'Αναζήτηση ελεύθερων ωρών' },
};

const meta = preview.meta({
  title: 'Components/Saying what happened/Progress',
  component: Progress,
  args: { label: 'Profile', value: 45 },
});

export const Default = meta.story({ parameters: { greek: () => ({ label: text.el.label }) } });

export const InWords = meta.story({ args: { value: 3, max: 5, valueText: '3 of 5 steps' } });

/** An indeterminate progress. */
export const Unknown = meta.story({ args: { label: 'Looking for free times', value: null } });

export const Visual = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, { globals }) => {
    const t = text[globals['language'] as keyof typeof text];
    return (
      <div style={{ display: 'grid', gap: 24 }}>
        <Progress label={t.label} value={0} />
        <Progress label={t.label} value={45} />
        <Progress label={t.label} value={3} max={5} valueText={t.of} />
        <Progress label={t.label} value={100} />
        <Progress label={t.waiting} value={null} />
        <Progress label={t.label} labelHidden valueHidden value={60} />
      </div>
    );
  },
});

export const Behaviour = meta.story({
  render: (_, { globals }) => {
    const t = text[globals['language'] as keyof typeof text];
    return (
      <>
        <Progress label={t.label} value={160} />
        <Progress label={t.of} value={3} max={5} valueText={t.of} />
        <Progress label={t.waiting} value={null} />
      </>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = text[globals['language'] as keyof typeof text];
    const bar = (name: string) => canvas.getByRole('progressbar', { name });
    await expect(bar(t.label)).toHaveProperty('value', 100);
    await expect(canvas.getByText('100%')).toBeVisible();
    await expect(bar(t.of)).toHaveAttribute('aria-valuetext', t.of);
    await expect(bar(t.waiting)).not.toHaveAttribute('value');
  },
});
