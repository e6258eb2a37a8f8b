import { avatars } from '@salonica/storybook/fixtures';
import preview from '@salonica/storybook/preview';
import { expect, within } from 'storybook/test';
import { ReviewCard } from './index.ts';
import { el, en } from './ReviewCard.messages.ts';

const text = {
  en: {
    date: '2 days ago',
    review:
      'The best balayage I have had in years. Eleni listens, and the light in that room is unreal.',
    subject: 'Hair Color with Eleni Vasiliou',
    longDate: '14 September 2026',
  },
  el: {
    date: 'πριν από 2 ημέρες',
    review:
      'Το καλύτερο μπαλαγιάζ που έχω κάνει εδώ και χρόνια. Η Ελένη ακούει, και το φως εκεί μέσα είναι μαγικό.',
    subject: 'Βαφή μαλλιών με την Ελένη Βασιλείου',
    longDate: '14 Σεπτεμβρίου 2026',
  },
};

const meta = preview.meta({
  title: 'Components/Salons/ReviewCard',
  component: ReviewCard,
  args: {
    name: 'Katerina L.',
    avatarSrc: avatars.eleni,
    date: { text: text.en.date, dateTime: '2026-11-17' },
    stars: 5,
    text: text.en.review,
    lang: 'en',
  },
});

export const Default = meta.story({
  parameters: {
    greek: () => ({
      date: { text: text.el.date, dateTime: '2026-11-17' },
      text: text.el.review,
      lang: 'el',
    }),
  },
});

export const WithService = meta.story({ args: { subject: text.en.subject } });

export const Wordless = meta.story({ args: { text: null, stars: 4, avatarSrc: null } });

export const Visual = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, { globals }) => {
    const t = text[globals['language'] as keyof typeof text];
    const date = { text: t.date, dateTime: '2026-11-17' };
    return (
      <div style={{ display: 'grid', gap: 16 }}>
        <ReviewCard
          name="Katerina L."
          avatarSrc={avatars.eleni}
          date={date}
          stars={5}
          text={t.review}
        />
        <ReviewCard
          name="Γιώργος Παπαχρηστοδούλου-Αναγνωστόπουλος"
          nameLanguage="el"
          date={{ text: t.longDate, dateTime: '2026-09-14' }}
          stars={3}
          subject={t.subject}
          text={t.review}
        />
        <ReviewCard name="Άννα" nameLanguage="el" date={date} stars={4} text={null} />
      </div>
    );
  },
});

export const Behaviour = meta.story({
  render: (args, { globals }) => (
    <>
      <ReviewCard
        {...args}
        date={{
          text: text[globals['language'] as keyof typeof text].date,
          dateTime: '2026-11-17',
        }}
        headingLevel={4}
      />
      <ReviewCard {...args} name="Γιώργος" nameLanguage="el" text={null} stars={1} />
    </>
  ),
  play: async ({ args, canvas, globals }) => {
    const greek = globals['language'] === 'el';
    const card = canvas.getByRole('article', { name: args.name });
    const first = within(card);
    await expect(first.getByRole('heading', { level: 4, name: args.name })).toBeVisible();
    await expect(first.getByRole('img', { name: greek ? '5 στα 5' : '5 out of 5' })).toBeVisible();
    await expect(first.getByText(text.en.review)).toHaveAttribute('lang', 'en');
    await expect(first.getByText(text[greek ? 'el' : 'en'].date)).toHaveAttribute(
      'datetime',
      '2026-11-17',
    );
    const second = canvas.getByRole('article', { name: 'Γιώργος' });
    await expect(second).toHaveTextContent((greek ? el : en).wordless);
    second.focus();
    await expect(second).toHaveFocus();
  },
});
