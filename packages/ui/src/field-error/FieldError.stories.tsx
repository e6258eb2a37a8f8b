import preview from '@salonica/storybook/preview';
import { expect } from 'storybook/test';
import { FieldError } from './index.ts';

const text = {
  en: ['Please choose a time.', 'Please choose a date between today and Friday, 18 December 2026.'],
  el: ['Επιλέξτε ώρα.', 'Επιλέξτε ημερομηνία από σήμερα έως την Παρασκευή, 18 Δεκεμβρίου 2026.'],
};

const meta = preview.meta({
  title: 'Components/Forms/FieldError',
  component: FieldError,
  args: { children: text.en[0] },
});

export const Default = meta.story({ parameters: { greek: () => ({ children: text.el[0] }) } });

export const Visual = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, { globals }) => (
    <div style={{ maxInlineSize: 320 }}>
      {text[globals['language'] as keyof typeof text].map((message) => (
        <FieldError key={message}>{message}</FieldError>
      ))}
    </div>
  ),
});

/** It is associated with its subject, and announced there once. */
export const Behaviour = meta.story({
  render: (args) => (
    <div role="group" aria-label="Time" aria-describedby="time-error">
      <FieldError {...args} id="time-error" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Time' })).toHaveAccessibleDescription(
      'Please choose a time.',
    );
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});
