import preview from '@salonica/storybook/preview';
import { useState, type ReactElement } from 'react';
import { expect, fn } from 'storybook/test';
import { Checkbox } from './index.ts';

const text = {
  en: {
    remember: 'Remember me',
    home: 'Home service',
    news: 'Send me new openings and the first free chairs, twice a month, until I say otherwise',
    terms: 'I accept the terms',
    hint: 'You can change this in your profile.',
    error: 'Accept the terms to go on',
  },
  el: {
    remember: 'Να με θυμάσαι',
    home: 'Κατ’ οίκον',
    news: 'Να λαμβάνω νέα κομμωτήρια και τις πρώτες ελεύθερες θέσεις, δύο φορές τον μήνα',
    terms: 'Αποδέχομαι τους όρους',
    hint: 'Μπορείτε να το αλλάξετε στο προφίλ σας.',
    error: 'Αποδεχτείτε τους όρους για να συνεχίσετε',
  },
};

const meta = preview.meta({
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  args: { children: 'Remember me', name: 'remember', onCheckedChange: fn() },
});

export const Default = meta.story({
  parameters: { greek: () => ({ children: text.el.remember }) },
});

export const Checked = meta.story({ args: { defaultChecked: true } });

export const Invalid = meta.story({
  args: { children: 'I accept the terms', error: 'Accept the terms to go on' },
});

export const Disabled = meta.story({ args: { disabled: true, defaultChecked: true } });

export const Visual = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, { globals }) => {
    const t = text[globals['language'] as keyof typeof text];
    return (
      <div style={{ display: 'grid', gap: 8, maxInlineSize: 420 }}>
        <Checkbox defaultChecked>{t.remember}</Checkbox>
        <Checkbox>{t.home}</Checkbox>
        <Checkbox hint={t.hint}>{t.news}</Checkbox>
        <Checkbox error={t.error}>{t.terms}</Checkbox>
        <Checkbox disabled>{t.home}</Checkbox>
        <Checkbox disabled defaultChecked>
          {t.remember}
        </Checkbox>
      </div>
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
});

export const Behaviour = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Remember me' });
    await userEvent.click(canvas.getByText('Remember me'));
    await expect(box).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true, { reason: 'press' });
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
});

export const BehaviourInvalid = meta.story({
  args: { children: 'I accept the terms', error: 'Accept the terms to go on' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I accept the terms' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleErrorMessage('Accept the terms to go on');
  },
});

function Controlled(): ReactElement {
  const [checked, setChecked] = useState(false);
  return (
    <form aria-label="Sign in">
      <Checkbox name="remember" checked={checked} onCheckedChange={setChecked}>
        Remember me
      </Checkbox>
    </form>
  );
}

/** A reset, which React also does after an action of the form, keeps what the consumer controls. */
export const BehaviourReset = meta.story({
  render: () => <Controlled />,
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const checkbox = canvas.getByRole('checkbox');
    await userEvent.click(checkbox);
    form.reset();
    await expect(checkbox).toBeChecked();
    await expect(new FormData(form).get('remember')).toBe('on');
  },
});
