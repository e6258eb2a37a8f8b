import preview from '@salonica/storybook/preview';
import Lock from 'lucide-react/icons/lock';
import { expect, fn } from 'storybook/test';
import { en, el } from './PasswordField.messages.ts';
import { PasswordField } from './index.ts';

const text = {
  en: {
    password: 'Password',
    short: 'Password must be at least 8 characters long',
    hint: 'Mix upper case, lower case, digits and symbols.',
  },
  el: {
    password: 'Κωδικός',
    short: 'Ο κωδικός πρέπει να έχει τουλάχιστον 8 χαρακτήρες',
    hint: 'Συνδυάστε κεφαλαία, πεζά, αριθμούς και σύμβολα.',
  },
};

const meta = preview.meta({
  title: 'Components/Forms/PasswordField',
  component: PasswordField,
  args: { label: 'Password', name: 'password', onValueChange: fn() },
});

export const Default = meta.story({ parameters: { greek: () => ({ label: text.el.password }) } });

export const WithIcon = meta.story({
  args: { startIcon: <Lock aria-hidden="true" />, autoComplete: 'new-password' },
});

export const Invalid = meta.story({
  args: { defaultValue: 'secret', error: 'Password must be at least 8 characters long' },
});

export const Visual = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, { globals }) => {
    const t = text[globals['language'] as keyof typeof text];
    return (
      <div style={{ display: 'grid', gap: 24, maxInlineSize: 480 }}>
        <PasswordField label={t.password} startIcon={<Lock />} hint={t.hint} />
        <PasswordField label={t.password} startIcon={<Lock />} defaultValue="secret" />
        <PasswordField
          label={t.password}
          startIcon={<Lock />}
          defaultValue="secret"
          error={t.short}
        />
        <PasswordField label={t.password} defaultValue="secret" disabled />
      </div>
    );
  },
  play: async ({ canvas, userEvent, globals }) => {
    const messages = globals['language'] === 'el' ? el : en;
    const [, second] = canvas.getAllByRole('button', { name: messages.show });
    if (second) await userEvent.click(second);
  },
});

export const Behaviour = meta.story({
  play: async ({ args, canvas, globals, userEvent }) => {
    const messages = globals['language'] === 'el' ? el : en;
    const input = canvas.getByLabelText('Password');
    await userEvent.type(input, 'abc');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('abc', { reason: 'input' });
    await expect(input).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();

    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: messages.show, pressed: true })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent(messages.shown);

    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveValue('abc');
    await expect(canvas.getByRole('status')).toHaveTextContent(messages.hidden);
  },
});
