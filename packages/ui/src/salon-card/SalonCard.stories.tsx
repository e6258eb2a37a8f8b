import preview from '@salonica/storybook/preview';
import { longNames, salons, type SampleSalon } from '@salonica/storybook/fixtures';
import Heart from 'lucide-react/icons/heart';
import Phone from 'lucide-react/icons/phone';
import { expect, fn, waitFor } from 'storybook/test';
import { buttonProps } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { CardGrid } from '../card-grid/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { SkeletonGroup } from '../skeleton/index.ts';
import { SalonCard, SalonCardSkeleton, type SalonCardProps } from './index.ts';

type Language = 'en' | 'el';

const text = {
  en: {
    art: (name: string) => `${name}, illustrated storefront`,
    miles: (value: number) => `${value.toLocaleString('en')} mi`,
    minutes: (value: number) => `${value} min`,
    bookings: '50+ bookings',
    details: 'View Details',
    book: 'Book Now',
    next: 'Today, 14:30',
    days: ['Today', 'Today', 'Tomorrow'],
    service: { name: 'Balayage', price: 'from $120' },
    compare: 'Compare',
  },
  el: {
    art: (name: string) => `${name}, εικονογραφημένη πρόσοψη`,
    miles: (value: number) => `${value.toLocaleString('el')} μίλια`,
    minutes: (value: number) => `${value} λεπτά`,
    bookings: '50+ κρατήσεις',
    details: 'Λεπτομέρειες',
    book: 'Κράτηση',
    next: 'Σήμερα, 14:30',
    days: ['Σήμερα', 'Σήμερα', 'Αύριο'],
    service: { name: 'Balayage', price: 'από 120 $' },
    compare: 'Σύγκριση',
  },
};

const moreCategories = {
  en: ['Extensions', 'Hot Towel'],
  el: ['Εξτένσιον', 'Ζεστή πετσέτα'],
};

function propsOf(salon: SampleSalon, language: Language): SalonCardProps {
  const t = text[language];
  const href = `#${salon.id}`;
  return {
    name: salon.name,
    nameLanguage: salon.nameLanguage,
    renderLink: ({ children, ...link }) => (
      <a href={href} {...link}>
        {children}
      </a>
    ),
    image: { src: salon.picture.light, darkSrc: salon.picture.dark, alt: t.art(salon.name) },
    topRated: salon.topRated,
    rating: salon.rating,
    reviewCount: salon.reviewCount,
    address: salon.address[language],
    distance: t.miles(salon.distance),
    averageBookingTime: t.minutes(salon.averageBookingTime),
    priceRange: salon.priceRange,
    categories: [...salon.categories.map((title) => title[language]), ...moreCategories[language]],
    bookings: t.bookings,
    actions: (
      <a href={href} {...buttonProps({ variant: 'secondary', size: 's' })}>
        {t.details}
      </a>
    ),
  };
}

const [first, second = first, third] = salons;

const meta = preview.meta({
  title: 'Components/Salons/SalonCard',
  component: SalonCard,
  subcomponents: { SalonCardSkeleton },
  args: propsOf(first, 'en'),
});

export const Default = meta.story({ parameters: { greek: () => propsOf(first, 'el') } });

/** In a search: the next free time is above two actions. */
export const Search = meta.story({
  args: {
    nextAvailable: { text: 'Today, 14:30', dateTime: '2026-11-19T14:30' },
    actions: (
      <>
        <a href="#details" {...buttonProps({ variant: 'secondary', size: 's' })}>
          View Details
        </a>
        <a href="#book" {...buttonProps({ variant: 'tonal', size: 's' })}>
          Book Now
        </a>
      </>
    ),
  },
});

const times = ['14:30', '15:00', '09:30'];

function startsOf(language: Language): NonNullable<SalonCardProps['starts']> {
  return text[language].days.map((day, index) => {
    const time = times[index] ?? '';
    return {
      day,
      time,
      dateTime: `2026-11-${day === text[language].days[0] ? '19' : '20'}T${time}`,
      renderLink: ({ children, ...link }) => (
        <a href="#book" aria-label={`${day} ${time}, ${first.name}`} {...link}>
          {children}
        </a>
      ),
    };
  });
}

/** In a search for a service: its price, and the next times as links into the booking. */
export const Starts = meta.story({
  args: {
    service: text.en.service,
    starts: startsOf('en'),
    choose: <Checkbox>{text.en.compare}</Checkbox>,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByRole('list', { name: /^(Next available|Επόμενο διαθέσιμο):$/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: `Today 14:30, ${first.name}` })).toHaveAttribute(
      'href',
      '#book',
    );
    await expect(canvas.getByText('from $120')).toBeVisible();
    await expect(canvas.queryByText('Haircut')).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Compare' }));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
});

/** Nothing is free: the words are as high as the times. */
export const NoStarts = meta.story({
  args: { starts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(No free times|Καμία ελεύθερη ώρα)$/)).toBeVisible();
  },
});

const onSave = fn();

/** In the favorites: a heart in the corner, and a telephone number. */
export const Saved = meta.story({
  args: {
    note: (
      <>
        <Phone aria-hidden="true" />
        <a href="tel:+302310000000">+30 2310 000 000</a>
      </>
    ),
    save: (
      <IconButton variant="raised" label="Save Atelier Aristotelous" pressed onClick={onSave}>
        <Heart />
      </IconButton>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    onSave.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Atelier Aristotelous' }));
    await expect(onSave).toHaveBeenCalledOnce();
  },
});

/** Only the name is known. */
export const OnlyAName = meta.story({
  args: {
    topRated: false,
    image: null,
    rating: null,
    reviewCount: null,
    address: null,
    distance: null,
    averageBookingTime: null,
    priceRange: null,
    categories: [],
  },
});

export const Loading = meta.story({
  render: () => (
    <SkeletonGroup>
      <SalonCardSkeleton />
    </SkeletonGroup>
  ),
});

export const Visual = meta.story({
  tags: ['visual'],
  parameters: {
    chromatic: { disableSnapshot: false },
    visual: { viewports: ['w390', 'w1440'] },
  },
  render: (_, { globals }) => {
    const language = globals['language'] as Language;
    const t = text[language];
    return (
      <CardGrid>
        {[first, second, third].map((salon) => (
          <li key={salon?.id}>{salon ? <SalonCard {...propsOf(salon, language)} /> : null}</li>
        ))}
        <li>
          <SalonCard
            {...propsOf(second, language)}
            note={
              <>
                <Phone aria-hidden="true" />
                <a href="tel:+302310000000">+30 2310 000 000</a>
              </>
            }
            save={
              <IconButton variant="raised" label={second.name} pressed>
                <Heart />
              </IconButton>
            }
          />
        </li>
        <li>
          <SalonCard
            {...propsOf(first, language)}
            name={longNames[language]}
            nextAvailable={{ text: t.next, dateTime: '2026-11-19T14:30' }}
            actions={
              <>
                <a href="#details" {...buttonProps({ variant: 'secondary', size: 's' })}>
                  {t.details}
                </a>
                <a href="#book" {...buttonProps({ variant: 'tonal', size: 's' })}>
                  {t.book}
                </a>
              </>
            }
          />
        </li>
        <li>
          <SalonCard
            {...propsOf(first, language)}
            service={t.service}
            starts={startsOf(language)}
            actions={
              <>
                <a href="#details" {...buttonProps({ variant: 'secondary', size: 's' })}>
                  {t.details}
                </a>
                <a href="#book" {...buttonProps({ variant: 'tonal', size: 's' })}>
                  {t.book}
                </a>
              </>
            }
          />
        </li>
        <li>
          <SalonCard name="Salon Olympia" bookings={t.bookings} />
        </li>
        <li>
          <SalonCardSkeleton variant="starts" />
        </li>
        <li>
          <SalonCardSkeleton />
        </li>
      </CardGrid>
    );
  },
});

/** Pictures, abbreviations and counts are announced as words. */
export const Behaviour = meta.story({
  render: (args, { globals }) => (
    <SalonCard {...args} {...propsOf(first, globals['language'] as Language)} />
  ),
  play: async ({ canvas, globals }) => {
    const greek = globals['language'] === 'el';
    await expect(canvas.getByRole('article', { name: 'Atelier Aristotelous' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent(first.name);
    const rating = greek ? '4,9 στα 5, 234 κριτικές' : '4.9 out of 5, 234 reviews';
    await expect(canvas.getByRole('img', { name: rating })).toBeVisible();
    await expect(
      canvas.getByText(greek ? 'Μέτριες τιμές' : 'Moderately priced'),
    ).toBeInTheDocument();
    const more = canvas.getByText(greek ? '+3 ακόμη' : '+3 more').closest('li');
    await expect(more).toHaveTextContent(greek ? /Ζεστή πετσέτα/ : /Hot Towel/);

    // The picture belongs to the link of the name; the button is separate.
    const [name, button] = canvas.getAllByRole('link');
    const picture = canvas.getByRole('article').getBoundingClientRect();
    const overPicture = () => document.elementFromPoint(picture.left + 80, picture.top + 120);
    // A card is rendered in the frame after it has come near the screen.
    await waitFor(() => expect(overPicture()).toBe(name));
    await expect(button).toHaveAccessibleName(greek ? 'Λεπτομέρειες' : 'View Details');
  },
});

/** Large letters in a narrow card: name and chips take more lines instead of being cut off. */
export const BehaviourLargeText = meta.story({
  render: (_, { globals }) => (
    <div style={{ inlineSize: 350 }}>
      <SalonCard {...propsOf(first, globals['language'] as Language)} />
    </div>
  ),
  play: async ({ canvas }) => {
    const { style } = document.documentElement;
    const texts = [
      canvas.getByRole('heading'),
      ...canvas.getByRole('article').querySelectorAll('[data-part="address"], li'),
    ];
    style.fontSize = '200%';
    const cut = texts.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    style.fontSize = '';
    await expect(texts.length).toBeGreaterThan(5);
    await expect(cut.map(({ textContent }) => textContent)).toEqual([]);
  },
});

/** Start times or their absence do not shift the layout. */
export const BehaviourStartsSize = meta.story({
  render: (_, { globals }) => {
    const language = globals['language'] as Language;
    const { service } = text[language];
    return (
      <div style={{ inlineSize: 280 }}>
        <SalonCardSkeleton variant="starts" />
        <SalonCard {...propsOf(first, language)} service={service} starts={startsOf(language)} />
        <SalonCard {...propsOf(first, language)} starts={[]} />
      </div>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const placeholder = canvasElement.querySelector('[data-component="salon-card-skeleton"]');
    const height = placeholder?.getBoundingClientRect().height ?? 0;
    for (const card of canvas.getAllByRole('article')) {
      await expect(card.getBoundingClientRect().height).toBeCloseTo(height, 0);
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    }
  },
});

/** No layout shift when the data arrives, with any part missing, and no overflow at 280 px. */
export const BehaviourSize = meta.story({
  render: (_, { globals }) => {
    const language = globals['language'] as Language;
    return (
      <div style={{ inlineSize: 280 }}>
        <SalonCardSkeleton />
        <SalonCard {...propsOf(first, language)} name={longNames[language]} />
        <SalonCard {...propsOf(first, language)} address={null} categories={[]} distance={null} />
      </div>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const placeholder = canvasElement.querySelector('[data-component="salon-card-skeleton"]');
    const height = placeholder?.getBoundingClientRect().height ?? 0;
    for (const card of canvas.getAllByRole('article')) {
      await expect(card.getBoundingClientRect().height).toBeCloseTo(height, 0);
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    }
  },
});
