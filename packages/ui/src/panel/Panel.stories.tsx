import preview from '@salonica/storybook/preview';
import Plus from 'lucide-react/icons/plus';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Panel } from './index.ts';

const text = {
  en: {
    title: 'Payment methods',
    add: 'Add',
    small: 'Billing address',
    body: 'The one marked as default is charged first.',
    long: 'How we use what you tell us about your appointments',
  },
  el: {
    title: 'Τρόποι πληρωμής',
    add: 'Προσθήκη',
    small: 'Διεύθυνση χρέωσης',
    body: 'Πρώτα χρεώνεται ο προεπιλεγμένος.',
    long: 'Πώς χρησιμοποιούμε όσα μας λέτε για τα ραντεβού σας',
  },
};

const add = (label: string) => (
  <Button variant="quiet" size="s" startIcon={<Plus aria-hidden="true" />}>
    {label}
  </Button>
);

const meta = preview.meta({
  title: 'Components/Layout/Panel',
  component: Panel,
  args: {
    title: text.en.title,
    action: add(text.en.add),
    children: <p>{text.en.body}</p>,
  },
});

export const Default = meta.story({
  parameters: {
    greek: () => ({
      title: text.el.title,
      action: add(text.el.add),
      children: <p>{text.el.body}</p>,
    }),
  },
});

/** A plain title, for a small panel beside others. */
export const SmallTitle = meta.story({ args: { size: 's', action: undefined } });

export const Visual = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, { globals }) => {
    const t = text[globals['language'] as keyof typeof text];
    return (
      <div style={{ display: 'grid', gap: 24 }}>
        <Panel title={t.title} action={add(t.add)}>
          <p>{t.body}</p>
        </Panel>
        <Panel title={t.long} action={add(t.add)} headingLevel={3}>
          <p>{t.body}</p>
        </Panel>
        <Panel title={t.small} size="s">
          <p>{t.body}</p>
        </Panel>
      </div>
    );
  },
});

export const Behaviour = meta.story({
  args: { headingLevel: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Payment methods' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Payment methods');
    // The action is as wide as its label and its padding, and its label ends with the content.
    const action = canvas.getByRole('button', { name: 'Add' });
    const label = document.createRange();
    label.selectNodeContents(action);
    const words = label.getBoundingClientRect();
    const box = action.getBoundingClientRect();
    const padding = Number.parseFloat(getComputedStyle(action).paddingInlineEnd);
    await expect(box.right - words.right).toBeGreaterThanOrEqual(padding);
    await expect(words.left - box.left).toBeGreaterThanOrEqual(padding);
    const content = canvas.getByText(text.en.body).getBoundingClientRect();
    await expect(Math.abs(words.right - content.right)).toBeLessThan(2);
  },
});
