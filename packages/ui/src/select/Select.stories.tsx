import preview from '@salonica/storybook/preview';
import CreditCard from 'lucide-react/icons/credit-card';
import { useState, type ReactElement } from 'react';
import { expect, fn } from 'storybook/test';
import { Select } from './index.ts';

const text = {
  en: {
    sort: 'Sort',
    distance: 'Distance',
    rating: 'Rating',
    near: 'From your address',
    failed: 'Not sorted yet',
    method: 'Withdrawal method',
    choose: 'Choose a method',
    bank: 'Bank account',
    error: 'Please select a withdrawal method',
  },
  el: {
    sort: 'Ταξινόμηση',
    distance: 'Απόσταση',
    rating: 'Βαθμολογία',
    near: 'Από τη διεύθυνσή σας',
    failed: 'Δεν ταξινομήθηκε ακόμη',
    method: 'Τρόπος ανάληψης',
    choose: 'Επιλέξτε τρόπο',
    bank: 'Τραπεζικός λογαριασμός',
    error: 'Επιλέξτε τρόπο ανάληψης',
  },
};

const meta = preview.meta({
  title: 'Components/Forms/Select',
  component: Select,
  args: {
    label: 'Sort',
    onValueChange: fn(),
    children: [
      <option key="distance" value="distance">
        Distance
      </option>,
      <option key="rating" value="rating">
        Rating
      </option>,
    ],
  },
});

export const Default = meta.story({
  parameters: {
    greek: () => ({
      label: text.el.sort,
      children: [
        <option key="distance" value="distance">
          {text.el.distance}
        </option>,
        <option key="rating" value="rating">
          {text.el.rating}
        </option>,
      ],
    }),
  },
});

/** In a row of filters, with its label inside. */
export const Pill = meta.story({ args: { variant: 'pill' } });

/** The error is below the pill, and does not widen it. */
export const PillInvalid = meta.story({
  args: { variant: 'pill', error: 'Sorting is not possible just now. Please try again.' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Sort' });
    const error = canvas.getByText(/^Sorting/).closest('p');
    const pill = select.closest('[data-component="select"]');
    const below = error?.getBoundingClientRect();
    await expect(below?.top).toBeGreaterThan(select.getBoundingClientRect().bottom);
    await expect(below?.width).toBeLessThanOrEqual(pill?.getBoundingClientRect().width ?? 0);
    await expect(pill?.getBoundingClientRect().width).toBeLessThan(240);
  },
});

export const Invalid = meta.story({ args: { error: 'Please select a withdrawal method' } });

export const Visual = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, { globals }) => {
    const t = text[globals['language'] as keyof typeof text];
    const methods = (
      <>
        <option value="">{t.choose}</option>
        <option value="bank">{t.bank}</option>
      </>
    );
    return (
      <div style={{ display: 'grid', gap: 24, maxInlineSize: 480, justifyItems: 'start' }}>
        <Select variant="pill" label={t.sort}>
          <option>{t.distance}</option>
          <option>{t.rating}</option>
        </Select>
        <Select variant="pill" label={t.sort} error={t.failed} hint={t.near}>
          <option>{t.distance}</option>
        </Select>
        <Select variant="pill" label={t.sort} disabled>
          <option>{t.distance}</option>
        </Select>
        <Select label={t.method} startIcon={<CreditCard />} defaultValue="bank">
          {methods}
        </Select>
        <Select label={t.method} error={t.error}>
          {methods}
        </Select>
        <Select label={t.method} disabled>
          {methods}
        </Select>
      </div>
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
});

export const Behaviour = meta.story({
  args: { variant: 'pill' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort' }), 'rating');
    await expect(args.onValueChange).toHaveBeenCalledWith('rating', { reason: 'choice' });
  },
});

function Controlled(): ReactElement {
  const [value, setValue] = useState('distance');
  return (
    <form aria-label="Salons">
      <Select label="Sort" name="sort" value={value} onValueChange={setValue}>
        <option value="distance">Distance</option>
        <option value="rating">Rating</option>
      </Select>
    </form>
  );
}

/** A reset, which React also does after an action of the form, keeps what the consumer controls. */
export const BehaviourReset = meta.story({
  render: () => <Controlled />,
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const select = canvas.getByRole('combobox', { name: 'Sort' });
    await userEvent.selectOptions(select, 'rating');
    form.reset();
    await expect(select).toHaveValue('rating');
    await expect(new FormData(form).get('sort')).toBe('rating');
  },
});
