import preview from '@salonica/storybook/preview';
import { expect } from 'storybook/test';
import { StatBand, StatBandItem } from './index.ts';

const text = {
  en: {
    label: 'Salonica in numbers',
    impact: 'Our impact',
    rating: 'App rating',
    items: ['Happy customers', 'Premium salons', 'Successful bookings'],
  },
  el: {
    label: 'Η Salonica σε αριθμούς',
    impact: 'Ο αντίκτυπός μας',
    rating: 'Βαθμολογία εφαρμογής',
    items: ['Ευχαριστημένοι πελάτες', 'Premium κομμωτήρια', 'Επιτυχημένες κρατήσεις'],
  },
};

const values = ['50K+', '500+', '100K+'];

const itemsOf = ({ items }: (typeof text)['en']) =>
  items.map((label, index) => <StatBandItem key={label} label={label} value={values[index]} />);

const meta = preview.meta({
  title: 'Components/Layout/StatBand',
  component: StatBand,
  subcomponents: { StatBandItem },
  parameters: { layout: 'fullscreen' },
  args: { label: text.en.label, children: itemsOf(text.en) },
});

export const Default = meta.story({
  parameters: { greek: () => ({ label: text.el.label, children: itemsOf(text.el) }) },
});

export const Visual = meta.story({
  tags: ['visual'],
  parameters: {
    chromatic: { disableSnapshot: false },
    visual: { viewports: ['w390', 'w1440'] },
  },
  render: (_, { globals }) => {
    const t = text[globals['language'] as keyof typeof text];
    return (
      <div style={{ display: 'grid', gap: 24 }}>
        <StatBand label={t.label}>{itemsOf(t)}</StatBand>
        <StatBand label={t.impact} headingLevel={2}>
          {itemsOf(t)}
          <StatBandItem label={t.rating} value="4.9/5" />
        </StatBand>
      </div>
    );
  },
});

/** The name comes first in the document, the number first visually. */
export const Behaviour = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: text.en.label })).toBeVisible();
    const [name] = canvas.getAllByRole('term');
    const [number] = canvas.getAllByRole('definition');
    if (!name || !number) throw new Error('a name and its number');
    await expect(name).toHaveTextContent('Happy customers');
    await expect(name.compareDocumentPosition(number)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(number.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      name.getBoundingClientRect().top,
    );
  },
});
