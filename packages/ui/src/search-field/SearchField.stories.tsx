import preview from '@salonica/storybook/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/index.ts';
import { SearchField, type SearchFieldProps } from './index.ts';
import { el, en } from './SearchField.messages.ts';

const text = {
  en: {
    label: 'Search salons',
    placeholder: 'Salon or service',
    typed: 'Balayage',
    submit: 'Search',
    hint: 'Try a service, a salon or a street.',
    error: 'Write at least two letters',
  },
  el: {
    label: 'Αναζήτηση κομμωτηρίων',
    placeholder: 'Κομμωτήριο ή υπηρεσία',
    typed: 'Μπαλαγιάζ',
    submit: 'Αναζήτηση',
    hint: 'Δοκιμάστε μια υπηρεσία, ένα κομμωτήριο ή έναν δρόμο.',
    error: 'Γράψτε τουλάχιστον δύο γράμματα',
  },
};

const textOf = (globals: Record<string, unknown>) => text[globals['language'] as keyof typeof text];
const messagesOf = (globals: Record<string, unknown>) => (globals['language'] === 'el' ? el : en);

const meta = preview.meta({
  title: 'Components/Forms/SearchField',
  component: SearchField,
  args: {
    label: 'Search salons',
    placeholder: 'Salon or service',
    name: 'q',
    onValueChange: fn(),
  },
});

export const Default = meta.story({
  parameters: { greek: () => ({ label: text.el.label, placeholder: text.el.placeholder }) },
});

export const Filled = meta.story({ args: { defaultValue: 'Balayage' } });

export const WithSubmit = meta.story({
  args: { labelHidden: true, submit: <Button type="submit">Search</Button> },
});

export const Disabled = meta.story({ args: { defaultValue: 'Balayage', disabled: true } });

export const Visual = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, { globals }) => {
    const t = textOf(globals);
    return (
      <div style={{ display: 'grid', gap: 24 }}>
        <SearchField label={t.label} placeholder={t.placeholder} hint={t.hint} />
        <SearchField label={t.label} defaultValue={t.typed} />
        <SearchField
          label={t.label}
          labelHidden
          placeholder={t.placeholder}
          defaultValue={t.typed}
          submit={<Button type="submit">{t.submit}</Button>}
        />
        <SearchField label={t.label} defaultValue="x" error={t.error} />
        <SearchField label={t.label} defaultValue={t.typed} disabled />
        <SearchField
          label={t.label}
          hint={t.hint}
          submit={<Button type="submit">{t.submit}</Button>}
        />
      </div>
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
  },
});

/** States are on the root, as for every field. */
export const Invalid = meta.story({
  args: { error: 'Write at least two letters', submit: <Button type="submit">Search</Button> },
  play: async ({ canvas }) => {
    const root = canvas.getByRole('searchbox').closest('[data-component="search-field"]');
    await expect(root).toHaveAttribute('data-invalid', '');
    await expect(root).toContainElement(canvas.getByRole('button', { name: 'Search' }));
  },
});

/** An uncontrolled field. */
export const Behaviour = meta.story({
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = messagesOf(globals);
    const field = canvas.getByRole('searchbox', { name: 'Search salons' });
    await expect(canvas.queryByRole('button', { name: t.clear })).not.toBeInTheDocument();

    await userEvent.type(field, 'τιμή');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('τιμή', { reason: 'input' });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: t.clear })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('', { reason: 'clear' });
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: t.clear })).not.toBeInTheDocument();

    await userEvent.type(field, 'a');
    await userEvent.keyboard('{Escape}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('', { reason: 'escape' });
    await expect(field).toHaveValue('');
    const calls = args.onValueChange?.mock.calls.length ?? 0;
    await userEvent.keyboard('{Escape}');
    await expect(args.onValueChange).toHaveBeenCalledTimes(calls);
  },
});

function Stubborn({ onValueChange, ...rest }: SearchFieldProps) {
  const [value, setValue] = useState('Kyma');
  return (
    <SearchField
      {...rest}
      value={value}
      onValueChange={(next, details) => {
        onValueChange?.(next, details);
        if (details.reason !== 'escape') setValue(next);
      }}
    />
  );
}

/** A controlled field, whose consumer may refuse a change. */
export const BehaviourControlled = meta.story({
  render: (args) => <Stubborn {...args} />,
  play: async ({ args, canvas, globals, userEvent }) => {
    const field = canvas.getByRole('searchbox');
    field.focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('', { reason: 'escape' });
    await expect(field).toHaveValue('Kyma');
    await userEvent.click(canvas.getByRole('button', { name: messagesOf(globals).clear }));
    await expect(field).toHaveValue('');
  },
});
