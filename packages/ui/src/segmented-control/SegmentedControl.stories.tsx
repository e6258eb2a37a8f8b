import preview from '@salonica/storybook/preview';
import { expect, fn } from 'storybook/test';
import { SegmentedControl } from './index.ts';

const text = {
  en: { price: 'Price', all: 'All', language: 'Language' },
  el: { price: 'Τιμή', all: 'Όλα', language: 'Γλώσσα' },
};

const prices = [
  { value: 'all', label: 'All' },
  { value: '1', label: '$', name: 'Inexpensive' },
  { value: '2', label: '$$', name: 'Moderate' },
  { value: '3', label: '$$$', name: 'Expensive' },
] as const;

const languages = [
  { value: 'en', label: 'EN', name: 'English', lang: 'en' },
  { value: 'el', label: 'ΕΛ', name: 'Ελληνικά', lang: 'el' },
] as const;

const meta = preview.meta({
  title: 'Components/Forms/SegmentedControl',
  component: SegmentedControl,
  args: { label: 'Price', options: prices, onValueChange: fn() },
});

export const Default = meta.story({
  parameters: {
    greek: () => ({
      label: text.el.price,
      options: [
        { value: 'all', label: text.el.all },
        { value: '1', label: '$', name: 'Οικονομικά' },
        { value: '2', label: '$$', name: 'Μεσαία τιμή' },
        { value: '3', label: '$$$', name: 'Ακριβά' },
      ],
    }),
  },
});

/** Each language is named in itself. */
export const Languages = meta.story({
  args: { label: 'Language', options: languages, defaultValue: 'el' },
});

/** Segments with a URL work without script, and say which one is open. */
export const Links = meta.story({
  args: {
    label: 'Language',
    defaultValue: 'el',
    options: languages.map((option) => ({
      ...option,
      renderLink: ({ children, ...link }) => (
        <a href={`#${option.value}`} {...link}>
          {children}
        </a>
      ),
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveAccessibleName('ΕΛ Ελληνικά');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'EN English' })).toHaveFocus();
  },
});

export const Disabled = meta.story({ args: { disabled: true } });

export const Visual = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, { globals }) => {
    const language = globals['language'] as keyof typeof text;
    const t = text[language];
    const options = [{ value: 'all', label: t.all }, ...prices.slice(1)];
    return (
      <div style={{ display: 'grid', gap: 20, justifyItems: 'start' }}>
        <SegmentedControl label={t.price} options={options} />
        <SegmentedControl label={t.price} options={options} defaultValue="2" />
        <SegmentedControl label={t.language} options={languages} defaultValue={language} />
        <SegmentedControl label={t.price} options={options} disabled />
      </div>
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
});

export const Behaviour = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'All' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Inexpensive' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1', { reason: 'choice' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Expensive' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('3', { reason: 'choice' });
  },
});
