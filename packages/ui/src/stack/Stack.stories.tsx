import preview from '@salonica/storybook/preview';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Stack } from './index.ts';

const words = {
  en: ['Get Directions', 'Reschedule', 'Cancel'],
  el: ['Οδηγίες διαδρομής', 'Αλλαγή ώρας', 'Ακύρωση'],
};

const buttons = (language: keyof typeof words) =>
  words[language].map((word) => (
    <Button key={word} variant="secondary">
      {word}
    </Button>
  ));

const meta = preview.meta({
  title: 'Components/Layout/Stack',
  component: Stack,
  args: { children: buttons('en') },
});

export const Default = meta.story({ parameters: { greek: () => ({ children: buttons('el') }) } });

export const Row = meta.story({ args: { direction: 'row', justify: 'between' } });

export const Visual = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, { globals }) => {
    const children = buttons(globals['language'] as keyof typeof words);
    return (
      <Stack gap={40}>
        <Stack gap={8}>{children}</Stack>
        <Stack direction="row" gap={12}>
          {children}
        </Stack>
        <Stack align="end" gap={4}>
          {children}
        </Stack>
      </Stack>
    );
  },
});

/** The gap is the token, a row wraps, and a list keeps its semantics. */
export const Behaviour = meta.story({
  render: () => (
    <div style={{ inlineSize: 240 }}>
      <Stack as="ul" direction="row" gap={24}>
        {buttons('en').map((button) => (
          <li key={button.key}>{button}</li>
        ))}
      </Stack>
    </div>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(getComputedStyle(list).rowGap).toBe('24px');
    await expect(list.scrollWidth).toBeLessThanOrEqual(240);
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(second?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      (first?.getBoundingClientRect().bottom ?? 0) + 24,
    );
  },
});
