import preview from '@salonica/storybook/preview';
import { expect, fn } from 'storybook/test';
import { TextArea } from './index.ts';

const text = {
  en: {
    notes: 'Notes',
    hint: 'Anything the barber should know.',
    sample: 'Third floor, the bell says Vasiliou.\nPlease ring twice.',
    message: 'Message',
    error: 'Write a message',
  },
  el: {
    notes: 'Σημειώσεις',
    hint: 'Ό,τι πρέπει να ξέρει ο κομμωτής.',
    sample: 'Τρίτος όροφος, το κουδούνι γράφει Βασιλείου.\nΧτυπήστε δύο φορές.',
    message: 'Μήνυμα',
    error: 'Γράψτε ένα μήνυμα',
  },
};

const meta = preview.meta({
  title: 'Components/Forms/TextArea',
  component: TextArea,
  args: { label: 'Notes', name: 'notes', onValueChange: fn() },
});

export const Default = meta.story({ parameters: { greek: () => ({ label: text.el.notes }) } });

export const Optional = meta.story({
  args: { optional: true, hint: 'Anything the barber should know.' },
});

export const Invalid = meta.story({ args: { label: 'Message', error: 'Write a message' } });

export const Visual = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, { globals }) => {
    const t = text[globals['language'] as keyof typeof text];
    return (
      <div style={{ display: 'grid', gap: 24, maxInlineSize: 480 }}>
        <TextArea label={t.notes} hint={t.hint} optional />
        <TextArea label={t.notes} defaultValue={t.sample} />
        <TextArea label={t.message} error={t.error} />
        <TextArea label={t.notes} defaultValue={t.sample} disabled />
      </div>
    );
  },
});

export const Behaviour = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' });
    const before = area.offsetHeight;
    await userEvent.type(area, 'one{Enter}two{Enter}three{Enter}four{Enter}five{Enter}six');
    await expect(args.onValueChange).toHaveBeenCalled();
    await expect(area.offsetHeight).toBeGreaterThan(before);
  },
});
