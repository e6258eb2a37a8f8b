import preview from '@salonica/storybook/preview';
import { expect, within } from 'storybook/test';
import { AsideLayout } from '../aside-layout/index.ts';
import { TableOfContents } from './index.ts';

const text = {
  en: {
    title: 'On this page',
    topics: 'Topics',
    entries: ['Who we are', 'What we collect', 'How long we keep it', 'Your rights and requests'],
    content: 'The text of the page.',
  },
  el: {
    title: 'Σε αυτή τη σελίδα',
    topics: 'Θέματα',
    entries: [
      'Ποιοι είμαστε',
      'Τι συλλέγουμε',
      'Πόσο καιρό το κρατάμε',
      'Τα δικαιώματα και τα αιτήματά σας',
    ],
    content: 'Το κείμενο της σελίδας.',
  },
};

const entriesOf = (language: keyof typeof text) =>
  text[language].entries.map((title, index) => ({ href: `#section-${index + 1}`, title }));

const meta = preview.meta({
  title: 'Components/Finding the way/TableOfContents',
  component: TableOfContents,
  args: { title: text.en.title, entries: entriesOf('en'), current: '#section-2' },
});

export const Default = meta.story({
  parameters: { greek: () => ({ title: text.el.title, entries: entriesOf('el') }) },
});

export const Folded = meta.story({ args: { folded: true, numbered: true } });

export const WithCounts = meta.story({
  args: {
    current: null,
    entries: entriesOf('en').map((entry, index) => ({ ...entry, count: 3 + index })),
  },
});

/** Beside a text or above it, numbered and counted. */
export const Visual = meta.story({
  tags: ['visual'],
  parameters: {
    chromatic: { disableSnapshot: false },
    visual: { viewports: ['w390', 'w1440'] },
  },
  render: (_, { globals }) => {
    const language = globals['language'] as keyof typeof text;
    const { title, topics, content } = text[language];
    const entries = entriesOf(language);
    return (
      <div style={{ display: 'grid', gap: 64 }}>
        <AsideLayout
          side="start"
          size="s"
          aside={
            <TableOfContents title={title} entries={entries} current="#section-3" numbered folded />
          }
        >
          <p>{content}</p>
        </AsideLayout>
        <TableOfContents
          title={topics}
          entries={entries.map((entry, index) => ({ ...entry, count: 3 + index }))}
        />
      </div>
    );
  },
});

/** Collapsed above the text, open beside it; the current section's link is marked. */
export const Behaviour = meta.story({
  render: (args) => (
    <>
      <div style={{ inlineSize: 400 }} data-testid="narrow">
        <TableOfContents {...args} folded />
      </div>
      <div style={{ inlineSize: 1100 }} data-testid="wide">
        <AsideLayout
          side="start"
          size="s"
          aside={<TableOfContents {...args} title="Beside the text" folded />}
        >
          <p>{text.en.content}</p>
        </AsideLayout>
      </div>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const fold = within(canvas.getByTestId('narrow')).getByText('On this page', {
      selector: 'summary',
    });
    await userEvent.click(fold);
    await userEvent.tab();
    const focused = document.activeElement;
    await expect(focused).toHaveAttribute('href', '#section-1');
    await expect(focused?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);

    const wide = canvas.getByTestId('wide');
    const seen = [...wide.querySelectorAll('a')].filter((link) => link.checkVisibility());
    await expect(seen).toHaveLength(4);
    await expect(seen[1]).toHaveAttribute('aria-current', 'location');
    await expect(wide.querySelector('summary')).not.toBeVisible();
  },
});
