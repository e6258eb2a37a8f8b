import preview from '@salonica/storybook/preview';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { CategoryCardSkeleton } from '../category-card/index.ts';
import { SalonCardSkeleton } from '../salon-card/index.ts';
import { LoadingGrid } from './index.ts';

const text = {
  en: {
    salons: 'Loading salons',
    categories: 'Loading categories',
    slow: 'Still working on it.',
    again: 'Try again',
  },
  el: {
    salons: 'Φόρτωση κομμωτηρίων',
    categories: 'Φόρτωση κατηγοριών',
    slow: 'Χρειάζεται λίγο ακόμη.',
    again: 'Δοκιμάστε ξανά',
  },
};

const noteOf = ({ slow, again }: (typeof text)['en']) => (
  <>
    <p>{slow}</p>
    <Button variant="secondary" size="s">
      {again}
    </Button>
  </>
);

const meta = preview.meta({
  title: 'Components/Saying what happened/LoadingGrid',
  component: LoadingGrid,
  args: {
    label: text.en.salons,
    place: <SalonCardSkeleton />,
    count: 3,
    style: { marginBlockStart: 24 },
  },
});

export const Default = meta.story({ parameters: { greek: () => ({ label: text.el.salons }) } });

/** After ten seconds. */
export const LongWait = meta.story({ args: { note: noteOf(text.en) } });

export const Visual = meta.story({
  tags: ['visual'],
  parameters: {
    chromatic: { disableSnapshot: false },
    visual: { viewports: ['w390', 'w1440'] },
  },
  render: (_, { globals }) => {
    const t = text[globals['language'] as keyof typeof text];
    return (
      <div style={{ display: 'grid', gap: 48, paddingBlockStart: 24 }}>
        <LoadingGrid label={t.categories} place={<CategoryCardSkeleton />} count={3} dense />
        <LoadingGrid label={t.salons} place={<SalonCardSkeleton />} count={3} note={noteOf(t)} />
      </div>
    );
  },
});

/** Busy, and announced once; the skeletons are hidden from assistive technology. */
export const Behaviour = meta.story({
  args: { note: noteOf(text.en) },
  play: async ({ canvas, canvasElement }) => {
    const [label, region] = canvas.getAllByRole('status');
    await expect(label).toHaveTextContent(text.en.salons);
    await expect(region).toHaveTextContent(text.en.slow);
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible();
    await expect(canvas.getByRole('button', { name: text.en.again })).toBeVisible();
  },
});
