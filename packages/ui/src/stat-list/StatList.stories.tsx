import preview from '@salonica/storybook/preview';
import { expect } from 'storybook/test';
import { Stat, StatList } from './index.ts';

const stats = {
  en: [
    ['Bookings', '12'],
    ['Favorite salons', '8'],
    ['Spent', '$250'],
    ['Avg rating', '4.8'],
  ],
  el: [
    ['Κρατήσεις', '12'],
    ['Αγαπημένα κομμωτήρια', '8'],
    ['Δαπάνες', '250 $'],
    ['Μέση βαθμολογία', '4,8'],
  ],
} as const;

const statsOf = (language: keyof typeof stats) =>
  stats[language].map(([label, value]) => <Stat key={label} label={label} value={value} />);

const meta = preview.meta({
  title: 'Components/Layout/StatList',
  component: StatList,
  subcomponents: { Stat },
  args: { children: statsOf('en') },
});

export const Default = meta.story({ parameters: { greek: () => ({ children: statsOf('el') }) } });

export const Visual = meta.story({
  tags: ['visual'],
  parameters: {
    chromatic: { disableSnapshot: false },
    visual: { viewports: ['w390', 'w1440'] },
  },
  render: (_, { globals }) => (
    <StatList>{statsOf(globals['language'] as keyof typeof stats)}</StatList>
  ),
});

/** The name comes first in the document, the number first visually. */
export const Behaviour = meta.story({
  play: async ({ canvas }) => {
    const [name] = canvas.getAllByRole('term');
    const [number] = canvas.getAllByRole('definition');
    if (!name || !number) throw new Error('a name and its number');
    await expect(name).toHaveTextContent('Bookings');
    await expect(number).toHaveTextContent('12');
    await expect(name.compareDocumentPosition(number)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(number.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      name.getBoundingClientRect().top,
    );
  },
});
