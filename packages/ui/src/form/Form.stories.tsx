import preview from '@salonica/storybook/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import { Form, FormDivider, FormMessage } from './index.ts';

const text = {
  en: {
    amount: 'Amount',
    hint: 'Up to $125.50',
    failed: 'You seem to be offline. Please try again.',
    sent: 'The code is on its way again.',
    submit: 'Request withdrawal',
    or: 'or',
    other: 'Continue with phone',
  },
  el: {
    amount: 'Ποσό',
    hint: 'Έως 125,50 $',
    failed: 'Μάλλον δεν έχετε σύνδεση. Δοκιμάστε ξανά.',
    sent: 'Ο κωδικός στάλθηκε ξανά.',
    submit: 'Αίτημα ανάληψης',
    or: 'ή',
    other: 'Συνέχεια με τηλέφωνο',
  },
};

const fieldsOf = (t: (typeof text)['en']) => (
  <>
    <TextField label={t.amount} name="amount" hint={t.hint} />
    <FormMessage>{t.failed}</FormMessage>
    <FormMessage tone="info">{t.sent}</FormMessage>
    <Button type="submit" size="l">
      {t.submit}
    </Button>
    <FormDivider>{t.or}</FormDivider>
    <Button variant="secondary">{t.other}</Button>
  </>
);

const meta = preview.meta({
  title: 'Components/Forms/Form',
  component: Form,
  subcomponents: { FormMessage, FormDivider },
  args: { children: fieldsOf(text.en), style: { maxInlineSize: 480 } },
});

export const Default = meta.story({
  parameters: { greek: () => ({ children: fieldsOf(text.el) }) },
});

export const Visual = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, { globals }) => <Form>{fieldsOf(text[globals['language'] as 'en' | 'el'])}</Form>,
});

function Failing({ onSend }: { onSend: () => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
        setProblem(text.en.failed);
      }}
    >
      <TextField label={text.en.amount} name="amount" type="email" required />
      <FormMessage>{problem}</FormMessage>
      <Button type="submit">{text.en.submit}</Button>
    </Form>
  );
}

const send = fn();

/**
 * Submits without the browser's validation; the message is announced when it appears and takes no
 * space before.
 */
export const Behaviour = meta.story({
  render: () => <Failing onSend={send} />,
  play: async ({ canvas, userEvent }) => {
    send.mockClear();
    const form = canvas.getByRole('textbox').closest('form');
    await expect(form).toHaveAttribute('method', 'post');
    const alert = canvas.getByRole('alert');
    await expect(alert).toBeEmptyDOMElement();
    const field = canvas.getByRole('textbox').closest('[data-component="text-field"]');
    const button = canvas.getByRole('button');
    const gap =
      button.getBoundingClientRect().top - (field?.getBoundingClientRect().bottom ?? Number.NaN);
    await expect(Math.round(gap)).toBe(20);

    await userEvent.click(button);
    await expect(send).toHaveBeenCalledTimes(1);
    await expect(alert).toHaveTextContent(text.en.failed);
  },
});
