import preview from '@salonica/storybook/preview';
import BadgeCheck from 'lucide-react/icons/badge-check';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { expect } from 'storybook/test';
import { Feature, FeatureList } from './index.ts';

const text = {
  en: [
    ['Verified salons', 'Every listing is checked before it goes live.'],
    ['Instant booking 24/7', 'Real-time availability, day and night.'],
    ['Secure payments', 'Your card details stay protected.'],
  ],
  el: [
    ['Επαληθευμένα κομμωτήρια', 'Κάθε καταχώριση ελέγχεται πριν δημοσιευτεί.'],
    ['Άμεση κράτηση 24/7', 'Διαθεσιμότητα σε πραγματικό χρόνο, μέρα και νύχτα.'],
    ['Ασφαλείς πληρωμές', 'Τα στοιχεία της κάρτας σας προστατεύονται.'],
  ],
} as const;

const icons = [BadgeCheck, CalendarClock, ShieldCheck];

const featuresOf = (language: keyof typeof text) =>
  text[language].map(([title, sentence], index) => {
    const Icon = icons[index] ?? BadgeCheck;
    return (
      <Feature key={title} icon={<Icon aria-hidden="true" />} title={title}>
        {sentence}
      </Feature>
    );
  });

const meta = preview.meta({
  title: 'Components/Layout/FeatureList',
  component: FeatureList,
  subcomponents: { Feature },
  args: { children: featuresOf('en') },
});

export const Default = meta.story({
  parameters: { greek: () => ({ children: featuresOf('el') }) },
});

export const Visual = meta.story({
  tags: ['visual'],
  parameters: {
    chromatic: { disableSnapshot: false },
    visual: { viewports: ['w390', 'w1440'] },
  },
  render: (_, { globals }) => (
    <FeatureList>{featuresOf(globals['language'] as keyof typeof text)}</FeatureList>
  ),
});

/** A list of points whose icons are hidden from assistive technology. */
export const Behaviour = meta.story({
  play: async ({ canvas }) => {
    const points = canvas.getAllByRole('listitem');
    await expect(points).toHaveLength(3);
    await expect(points[0]).toHaveTextContent(/^Verified salonsEvery listing/);
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});
