import preview from '@salonica/storybook/preview';
import { expect } from 'storybook/test';
import { Panel } from '../panel/index.ts';
import { Section } from '../section/index.ts';
import { AsideLayout } from './index.ts';

const text = {
  en: {
    first: {
      main: 'Select a date',
      words: 'The salon is open from Monday to Saturday.',
      aside: 'Your booking',
      sum: 'Haircut, 45 min, $35',
    },
    second: {
      main: 'Your appointments',
      words: 'Two chairs are waiting for you this month.',
      aside: 'Filters',
      sum: 'This month, every salon',
    },
  },
  el: {
    first: {
      main: 'Επιλέξτε ημερομηνία',
      words: 'Το κομμωτήριο είναι ανοιχτό από Δευτέρα έως Σάββατο.',
      aside: 'Η κράτησή σας',
      sum: 'Κούρεμα, 45 λεπτά, 35 $',
    },
    second: {
      main: 'Τα ραντεβού σας',
      words: 'Δύο καρέκλες σάς περιμένουν αυτόν τον μήνα.',
      aside: 'Φίλτρα',
      sum: 'Αυτόν τον μήνα, όλα τα κομμωτήρια',
    },
  },
};

type Words = (typeof text)['en']['first'];

const parts = ({ main, words, aside, sum }: Words) => ({
  aside: <Panel title={aside}>{sum}</Panel>,
  children: (
    <Section size="m" title={main}>
      <p>{words}</p>
    </Section>
  ),
});

const meta = preview.meta({
  title: 'Components/Layout/AsideLayout',
  component: AsideLayout,
  args: parts(text.en.first),
});

export const Default = meta.story({ parameters: { greek: () => parts(text.el.first) } });

export const AtTheStart = meta.story({ args: { side: 'start', size: 's' } });

/** Both sides, both sizes. */
export const Visual = meta.story({
  tags: ['visual'],
  parameters: {
    chromatic: { disableSnapshot: false },
    visual: { viewports: ['w390', 'w1440'] },
  },
  render: (_, { globals }) => {
    const language = globals['language'] as keyof typeof text;
    const { first, second } = text[language];
    return (
      <div style={{ display: 'grid', gap: 64 }}>
        <AsideLayout {...parts(first)} />
        <AsideLayout {...parts(second)} side="start" size="s" />
      </div>
    );
  },
});

/** Side by side and sticky if there is space; otherwise stacked in document order. */
export const Behaviour = meta.story({
  render: () => (
    <>
      {(['start', 'end'] as const).map((side) => (
        <div key={side} style={{ inlineSize: 1200 }}>
          <AsideLayout side={side} aside={<p>{`beside at the ${side}`}</p>}>
            <div style={{ blockSize: 2000 }} />
            <p>{`main with its aside at the ${side}`}</p>
          </AsideLayout>
        </div>
      ))}
      <div style={{ inlineSize: 600 }}>
        <AsideLayout aside={<p>below</p>}>
          <p>above</p>
        </AsideLayout>
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const box = (words: string) => canvas.getByText(words).getBoundingClientRect();
    await expect(box('beside at the start').right).toBeLessThanOrEqual(
      box('main with its aside at the start').left - 56,
    );
    await expect(box('beside at the end').left).toBeGreaterThanOrEqual(
      box('main with its aside at the end').right + 56,
    );
    await expect(box('below').top).toBeGreaterThanOrEqual(box('above').bottom + 40);

    canvas.getByText('main with its aside at the start').scrollIntoView({ block: 'end' });
    await expect(Math.round(box('beside at the start').top)).toBe(24);
    scrollTo(0, 0);
  },
});
