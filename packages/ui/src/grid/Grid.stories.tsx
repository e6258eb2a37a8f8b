import preview from '@salonica/storybook/preview';
import { expect } from 'storybook/test';
import { RecordCard } from '../record-card/index.ts';
import { Grid } from './index.ts';

const words = {
  en: ['Customer First', 'Quality Excellence', 'Innovation', 'Thessaloniki'],
  el: ['Πρώτα ο πελάτης', 'Ποιότητα', 'Καινοτομία', 'Θεσσαλονίκη'],
};

const cards = (language: keyof typeof words) =>
  words[language].map((word) => <RecordCard key={word} title={word} />);

const meta = preview.meta({
  title: 'Components/Layout/Grid',
  component: Grid,
  args: { children: cards('en') },
});

export const Default = meta.story({ parameters: { greek: () => ({ children: cards('el') }) } });

export const Visual = meta.story({
  tags: ['visual'],
  parameters: {
    chromatic: { disableSnapshot: false },
    visual: { viewports: ['w390', 'w1440'] },
  },
  render: (_, { globals }) => {
    const children = cards(globals['language'] as keyof typeof words);
    return (
      <div style={{ display: 'grid', gap: 40 }}>
        <Grid>{children}</Grid>
        <Grid columns={4} narrowest="s" gap={12}>
          {children}
        </Grid>
      </div>
    );
  },
});

const widths = [
  [320, 1],
  [640, 2],
  [1200, 3],
  [2000, 3],
] as const;

/** As many columns as fit, at most three. */
export const Behaviour = meta.story({
  render: () => (
    <div style={{ inlineSize: 320, overflow: 'hidden' }}>
      {widths.map(([width]) => (
        <div key={width} style={{ inlineSize: width }}>
          <Grid as="ul">
            {words.en.map((word) => (
              <li key={word}>{word}</li>
            ))}
          </Grid>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const columns = canvas
      .getAllByRole('list')
      .map((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
    await expect(columns).toEqual(widths.map(([, count]) => count));
  },
});
